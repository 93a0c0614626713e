import { type ReactNode, useState } from 'react'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'

type RagaCardProps = {
  /** The wheel. */
  wheel: ReactNode
  /** Its watch and character, in a line or two. */
  lead: ReactNode
  /** Aroha, avaroha and pakad. */
  lines: ReactNode
  facts: ReactNode
  sources: ReactNode
  actions: ReactNode
}

/** A raga on one sheet: its wheel next to its words, then its lines next to its facts and their sources. */
export function RagaCard({ wheel, lead, lines, facts, sources, actions }: RagaCardProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-center sm:gap-7">
        <div className="aspect-square w-[min(14rem,70vw)] shrink-0 sm:w-60">{wheel}</div>
        <div className="flex w-full flex-col gap-4">
          {lead}
          {actions}
        </div>
      </div>
      <SideBySide>
        <div className="flex flex-col gap-4">{lines}</div>
        <div className="flex flex-col gap-4">
          {facts}
          {sources}
        </div>
      </SideBySide>
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

/** The sources of a raga, folded; the line that opens them says whether they differ. */
export function DifferingSources({ disputes, sources }: DifferingSourcesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="border-line border-t pt-2">
      <Disclosure
        title={disputes.length > 0 ? 'Sources differ' : 'Sources'}
        value={sources.length === 1 ? '1 source' : `${sources.length} sources`}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <div className="text-ink-soft text-small">
          {disputes.length > 0 && (
            <ul className="mt-1 mb-3 flex list-disc flex-col gap-1 pl-5">
              {disputes.map((dispute) => (
                <li key={dispute}>{dispute}</li>
              ))}
            </ul>
          )}
          <p>{`Read in: ${sources.join('; ')}. The hours and moods of ragas are tradition, not law.`}</p>
        </div>
      </Disclosure>
    </div>
  )
}
