import { latinOf, type Name } from '~/lib/words/name-forms.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type FactValue = {
  readonly value: string
  /** Secondary text after the value. */
  readonly note?: string | undefined
}

type Fact = Omit<FactValue, 'value'> & {
  readonly name: string | Name
  readonly value: string | Name
  /** The language of names within the value, Sanskrit where nothing is said; `null` where a person wrote it. */
  readonly in?: 'hi' | 'sa' | null
  /** More values, each on a separate line. */
  readonly more?: readonly FactValue[]
}

type FactListProps = { facts: readonly Fact[] }

/** Names and values, as a description list. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-2 max-[18rem]:block">
      {facts.map(({ name, value, in: language, note, more = [] }) => (
        <div key={latinOf(name)} className="contents">
          <dt className="text-ink-soft">
            {typeof name === 'string' ? name : <OwnName of={name} isInOne />}
          </dt>
          <dd className="min-w-0 font-semibold">
            <Value of={value} in={language} />
            <Note text={note} />
            {more.map((part) => (
              <span key={part.value} className="block">
                <span>{part.value}</span>
                <Note text={part.note} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ of, in: language = 'sa' }: { of: Fact['value']; in: Fact['in'] }) {
  if (language === null && typeof of === 'string') return <span dir="auto">{of}</span>
  return (
    <span>
      {typeof of === 'string' ? (
        <SentenceWithNames in={language ?? 'sa'}>{of}</SentenceWithNames>
      ) : (
        <OwnName of={of} />
      )}
    </span>
  )
}

function Note({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <span className="font-normal">
      <SentenceWithNames>{` ${text}`}</SentenceWithNames>
    </span>
  )
}
