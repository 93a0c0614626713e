import type { ReactNode } from 'react'

type RagaCardProps = {
  /** The wheel. */
  wheel: ReactNode
  /** Its watch and character, in a line or two. */
  lead: ReactNode
  /** Aroha, avaroha and pakad. */
  lines: ReactNode
  /** The facts and their sources. */
  facts: ReactNode
  actions: ReactNode
}

/** A raga on one card: its wheel next to its words, then its lines, then the facts. */
export function RagaCard({ wheel, lead, lines, facts, actions }: RagaCardProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-center sm:gap-7">
        <div className="aspect-square w-[min(14rem,70vw)] shrink-0 sm:w-60">{wheel}</div>
        <div className="flex flex-col gap-4">
          {lead}
          {actions}
        </div>
      </div>
      <div className="flex flex-col gap-4">{lines}</div>
      {facts}
    </div>
  )
}

type RagaWatchProps = {
  /** "First watch of the night". */
  watch: string
  devanagari: string
  /** "6–9 in the evening". */
  hours: string
  /** More watches that some sources give. */
  others: readonly string[]
  /** Whether its watch is now. */
  isNow: boolean
  category: string
}

/** The time and the mood of a raga. */
export function RagaWatch({ watch, devanagari, hours, others, isNow, category }: RagaWatchProps) {
  return (
    <div>
      <p className="font-display font-semibold text-lead leading-snug">{watch}</p>
      <p className="text-ink-soft">
        <span lang="hi" className="font-display">
          {devanagari}
        </span>
        <span>{` · ${hours}`}</span>
      </p>
      {others.length > 0 && (
        <p className="text-ink-soft text-small">{`Some give it to the ${others.join(' or the ')}.`}</p>
      )}
      <p className="mt-2 text-small">
        {isNow && <span className="font-semibold text-accent">This is its hour. </span>}
        <span>{`In Alap it is one of the ${category} ragas.`}</span>
      </p>
    </div>
  )
}

type DifferingSourcesProps = {
  /** One sentence each; empty if all sources agree. */
  disputes: readonly string[]
  sources: readonly string[]
}

/** Where the sources of a raga differ, and which they are. */
export function DifferingSources({ disputes, sources }: DifferingSourcesProps) {
  return (
    <div className="border-line border-t pt-4 text-ink-soft text-small">
      {disputes.length > 0 && (
        <>
          <h3 className="font-semibold text-ink">Sources differ</h3>
          <ul className="mt-1 mb-3 flex list-disc flex-col gap-1 pl-5">
            {disputes.map((dispute) => (
              <li key={dispute}>{dispute}</li>
            ))}
          </ul>
        </>
      )}
      <p>{`Read in: ${sources.join('; ')}. The hours and moods of ragas are tradition, not law.`}</p>
    </div>
  )
}
