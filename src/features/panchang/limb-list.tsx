import type { Name } from '~/lib/words/name-forms.ts'
import { Text } from '~/ui/layout/text.tsx'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type Limb = {
  readonly name: string
  readonly value: Name | string
  readonly until: string
  readonly later: readonly string[]
}

type LimbListProps = { title: string; limbs: readonly Limb[] }

/** One beside another where both have room, and never three: the fourth would stand alone. */
const TWO_COLUMNS =
  'repeat(auto-fit, minmax(min(100%, max(10.5rem, (100% - var(--spacing) * 5) / 2)), 1fr))'

/** The limbs of the day, each with what runs and until when. */
export function LimbList({ title, limbs }: LimbListProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid gap-5" style={{ gridTemplateColumns: TWO_COLUMNS }}>
        {limbs.map(({ name, value, until, later }) => (
          <div key={name}>
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd>
              <span className="font-display font-semibold text-title">
                <OwnName of={value} />
              </span>{' '}
              <span className="block figures">{until}</span>
              {later.map((words) => (
                <span key={words} className="block text-ink-soft text-small figures">
                  <SentenceWithNames>{words}</SentenceWithNames>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What is unusual about a day. */
export function Remarks({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <Text key={sentence}>
      <SentenceWithNames>{sentence}</SentenceWithNames>
    </Text>
  ))
}
