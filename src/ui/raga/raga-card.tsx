import type { ReactNode } from 'react'

type RagaCardProps = {
  /** The wheel. */
  wheel: ReactNode
  /** Its watch and character, in a line or two. */
  lead: ReactNode
  /** Aroha, avaroha and pakad. */
  lines: ReactNode
  /** What is known of it, and by whom. */
  facts: ReactNode
  actions: ReactNode
}

/** A raga at a glance: its wheel beside its words, then its lines, then what is known. */
export function RagaCard({ wheel, lead, lines, facts, actions }: RagaCardProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-center sm:gap-7">
        <div className="size-56 shrink-0 sm:size-60">{wheel}</div>
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
