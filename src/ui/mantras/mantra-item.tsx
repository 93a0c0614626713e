import type { ReactNode } from 'react'
import { Heading } from '~/ui/text.tsx'

type MantraItemProps = {
  title: string
  /** When, and how often. */
  practice: string
  /** The rule it is offered by. */
  why: string
  words: ReactNode
  action: ReactNode
}

/** One mantra of several. */
export function MantraItem({ title, practice, why, words, action }: MantraItemProps) {
  return (
    <li className="flex flex-col gap-3 border-line border-t pt-4">
      <div>
        <Heading level={3}>{title}</Heading>
        <p className="text-small">
          <span className="font-semibold">{practice}.</span>{' '}
          <span className="text-ink-soft">{why}</span>
        </p>
      </div>
      {words}
      <div>{action}</div>
    </li>
  )
}

/** The mantras one below another. */
export function MantraItems({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-6">{children}</ul>
}
