import type { Name } from '~/lib/words/name-forms.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'

type FactValue = {
  readonly value: string
  /** Secondary text after the value. */
  readonly note?: string | undefined
}

type Fact = Omit<FactValue, 'value'> & {
  readonly name: string | Name
  readonly value: string | Name
  /** More values, each on a separate line. */
  readonly more?: readonly FactValue[]
}

type FactListProps = { facts: readonly Fact[] }

/** Names and values, as a description list. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-2 max-[18rem]:block">
      {facts.map(({ name, value, note, more = [] }) => (
        <div key={typeof name === 'string' ? name : name.latin} className="contents">
          <dt className="text-ink-soft">
            <OwnName of={name} isInOne />
          </dt>
          <dd className="min-w-0 font-semibold">
            <span>
              <OwnName of={value} />
            </span>
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

function Note({ text }: { text: string | undefined }) {
  return text ? <span className="font-normal">{` ${text}`}</span> : null
}
