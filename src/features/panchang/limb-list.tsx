import { Heading, Text } from '~/ui/layout/text.tsx'

type Limb = {
  readonly name: string
  readonly value: string
  readonly until: string
  readonly later: readonly string[]
}

type LimbListProps = { title: string; limbs: readonly Limb[] }

/** The limbs of the day, each with what runs and until when. */
export function LimbList({ title, limbs }: LimbListProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <Heading level={3}>{title}</Heading>
      <dl className="grid gap-5 lg:grid-cols-2">
        {limbs.map(({ name, value, until, later }) => (
          <div key={name}>
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd>
              <span className="font-display font-semibold text-title">{value}</span>{' '}
              <span className="inline-block figures">{until}</span>
              {later.map((words) => (
                <span key={words} className="block text-ink-soft text-small figures">
                  {words}
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
  return sentences.map((sentence) => <Text key={sentence}>{sentence}</Text>)
}
