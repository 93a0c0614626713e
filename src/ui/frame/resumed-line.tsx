type ResumedLineProps = {
  /** "From 4:12" */
  words: string
  action: string
  onAct: () => void
}

/** Where the sound went on from, and one small thing to do about it. */
export function ResumedLine({ words, action, onAct }: ResumedLineProps) {
  return (
    <p className="flex items-center justify-center gap-1 text-small tabular-nums lg:shrink-0">
      <span role="status">{words}</span>
      <button
        type="button"
        onClick={onAct}
        className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold underline underline-offset-4 hover:bg-current/15"
      >
        {action}
      </button>
    </p>
  )
}
