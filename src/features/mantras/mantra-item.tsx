import type { ReactNode } from 'react'
import { Heading } from '~/ui/layout/text.tsx'

type MantraItemProps = {
  title: string
  /** When and how often to practise. */
  practice: string
  /** The rule behind the suggestion. */
  why: string
  words: ReactNode
  action: ReactNode
}

/** One mantra of a list. */
export function MantraItem({ title, practice, why, words, action }: MantraItemProps) {
  return (
    <li className="flex flex-col gap-3 border-line border-t pt-4">
      <div>
        <Heading level={3}>{title}</Heading>
        <p className="text-small">
          <span className="font-semibold">{`${practice}.`}</span>{' '}
          <span className="text-ink-soft">{why}</span>
        </p>
      </div>
      {words}
      <div>{action}</div>
    </li>
  )
}

/** A list of mantras. */
export function MantraItems({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-6">{children}</ul>
}

type MantraWordsProps = { devanagari: string; iast: string; meaning: string }

/** A mantra in Devanagari, in Latin letters, and its meaning. */
export function MantraWords({ devanagari, iast, meaning }: MantraWordsProps) {
  return (
    <div>
      <p lang="sa" className="font-display text-title">
        {devanagari}
      </p>
      <p lang="sa-Latn" className="font-semibold">
        {iast}
      </p>
      <p className="mt-1 text-ink-soft">{meaning}</p>
    </div>
  )
}
