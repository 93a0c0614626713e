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
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold before:eased before:content-['›'] group-open:before:rotate-90">
        {title}
      </summary>
      {children}
    </details>
  )
}
