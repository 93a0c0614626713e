type KeyHelpProps = {
  title: string
  keys: readonly { readonly key: string; readonly does: string }[]
  /** The label of the switch for the keys. */
  switchLabel: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

/** The list of the single keys, closed at first, and a switch to turn them off. */
export function KeyHelp({ title, keys, switchLabel, isOn, onTurn }: KeyHelpProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold before:eased before:content-['›'] group-open:before:rotate-90">
        {title}
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-edge px-2 py-0.5 text-small [font-family:inherit]">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onTurn(event.currentTarget.checked)}
          className="size-5 accent-accent"
        />
        <span>{switchLabel}</span>
      </label>
    </details>
  )
}
