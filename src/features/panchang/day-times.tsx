import { latinOf, type Name } from '~/lib/words/name-forms.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type Fact = {
  readonly name: Name | string
  readonly value: Name | string
  readonly note?: string
}

/** What the day is, under one another; a value goes below its name where there is no room beside it. */
export function DayFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {facts.map(({ name, value, note }) => (
        <div key={latinOf(name)} className="flex flex-wrap gap-x-4">
          <dt className="text-ink-soft" style={{ width: '6.25rem' }}>
            <OwnName of={name} isInOne />
          </dt>
          <dd className="min-w-0 font-semibold" style={{ flex: '1 1 7rem' }}>
            <span>
              <OwnName of={value} />
            </span>
            {note && (
              <span className="font-normal">
                {' '}
                <SentenceWithNames>{note}</SentenceWithNames>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type DayTimesProps = { title: string; times: readonly Fact[] }

/** Times of the day under one another: the name, and at the end of its line when. */
export function DayTimes({ title, times }: DayTimesProps) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <dl className="ruled mt-2">
        {times.map(({ name, value }) => (
          <div
            key={latinOf(name)}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 figures"
          >
            <dt className="text-ink-soft">
              <OwnName of={name} />
            </dt>
            <dd className="ml-auto text-right font-semibold">
              <OwnName of={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
