import { type ReactNode, useState } from 'react'
import { Disclosure } from '~/ui/disclosure.tsx'

/** A part that is folded each time the page is opened. */
export function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={title} isOpen={isOpen} onToggle={setOpen}>
      {children}
    </Disclosure>
  )
}
