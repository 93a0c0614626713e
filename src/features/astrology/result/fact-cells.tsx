import type { Name } from '~/lib/words/name-forms.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type FactCell = {
  readonly name: string
  readonly value: string | Name
  /** Below the value, a line each. */
  readonly notes: readonly (string | undefined)[]
}

type FactCellsProps = {
  facts: readonly FactCell[]
  /** The notes are long. */
  isWide?: boolean
  /** They stand below others that are looked for first. */
  isSecond?: boolean
}

/** As many beside one another as have room, by the size of the text. */
const columns = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
})

/** A few facts that are read at a glance, beside one another. */
export function FactCells({ facts, isWide = false, isSecond = false }: FactCellsProps) {
  return (
    <dl className="grid gap-5" style={columns(isWide ? '14rem' : '8.5rem')}>
      {facts.map(({ name, value, notes }) => (
        <div key={name}>
          <dt className="text-ink-soft text-small">{name}</dt>
          <dd>
            <span
              className={`raga-name font-display font-semibold ${isSecond ? 'text-lead' : 'text-title'}`}
            >
              <OwnName of={value} />
            </span>
            {notes.map(
              (note) =>
                note && (
                  <span key={note} className="block text-ink-soft text-small">
                    <SentenceWithNames>{` ${note}`}</SentenceWithNames>
                  </span>
                ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
