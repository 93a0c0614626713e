import type { ReactNode } from 'react'

type DisclosureProps = {
  title: string
  /** What is chosen inside, at the end of the line that opens it. */
  value?: string | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of the page that the person can open and close. */
export function Disclosure({ title, value, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: details }) => {
        // An element in a closed part cannot keep the focus, so the focus moves to the line that
        // opens it.
        const holder = document.activeElement
        const isLost = holder === document.body || details.contains(holder)
        if (!details.open && isLost) details.querySelector('summary')?.focus()
        onToggle(details.open)
      }}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold before:eased before:content-['›'] group-open:before:rotate-90">
        <span>{title}</span>{' '}
        {value !== undefined && (
          <span className="ml-auto text-right font-normal text-ink-soft text-small">{value}</span>
        )}
      </summary>
      {children}
    </details>
  )
}
