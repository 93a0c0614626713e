import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Tab<Id> = { readonly id: Id; readonly label: string }

type TabsProps<Id extends string> = {
  /** The name of the whole, for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

const LOOK =
  'inline-flex min-h-11 items-center rounded-full border px-5 font-semibold hover:border-accent'

/** Tabs after the ARIA practices: one tab stop, and the arrow keys choose. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt+Left goes back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = target(
      event.key,
      tabs.findIndex(({ id }) => id === value),
      tabs.length,
    )
    const tab = to === null ? undefined : tabs[to]
    if (to === null || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
    onChange(tab.id)
  }
  return (
    <div className="flex flex-col gap-7">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-2"
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-selected={id === value}
            aria-controls={id === value ? `${base}panel` : undefined}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
            className={`${LOOK} ${id === value ? 'border-ink bg-ink text-ground' : 'border-edge'}`}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${value}`}>
        {children}
      </div>
    </div>
  )
}

function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
