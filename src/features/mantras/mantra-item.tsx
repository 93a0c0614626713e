import type { ReactNode } from 'react'
import { Heading } from '~/ui/layout/text.tsx'
import { useNameForm } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

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
          <span className="text-ink-soft">
            <SentenceWithNames>{why}</SentenceWithNames>
          </span>
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

/** A mantra in the letters that the person chose, and its meaning; in Latin letters it has all its marks. */
export function MantraWords({ devanagari, iast, meaning }: MantraWordsProps) {
  const form = useNameForm()
  return (
    <div>
      {(form === 'both' || form === 'devanagari') && (
        <p lang="sa" className="font-display text-title">
          {devanagari}
        </p>
      )}
      {form !== 'devanagari' && (
        <p lang="sa-Latn" className="font-semibold">
          {iast}
        </p>
      )}
      <p className="mt-1 text-ink-soft">{meaning}</p>
    </div>
  )
}
