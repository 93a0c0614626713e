import type { ReactNode } from 'react'

type DisclosureProps = {
  title: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** Something folded away until it is wanted. */
export function Disclosure({ title, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: details }) => {
        // What is folded away cannot hold the focus: it goes to the line that opens it again.
        const holder = document.activeElement
        const isLost = holder === document.body || details.contains(holder)
        if (!details.open && isLost) details.querySelector('summary')?.focus()
        onToggle(details.open)
      }}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold before:eased before:content-['›'] group-open:before:rotate-90">
        {title}
      </summary>
      {children}
    </details>
  )
}
