import type { ReactNode } from 'react'
import { Card } from '~/ui/layout/card.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type PersonalRagaCardProps = {
  raga: { name: string; devanagari: string }
  emblem: { swaras: readonly number[]; vadi: number }
  /** The watch, and how it was computed. */
  hour: string
  /** Why this raga, in a sentence. */
  why: string
  actions: ReactNode
  /** Facts from the chart, and the parts that can be opened. */
  children: ReactNode
}

/** The raga for a person now: its name and reason, the actions, and the chart behind it. */
export function PersonalRagaCard(props: PersonalRagaCardProps) {
  return (
    <Card label="Your raga now">
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <span className="shrink-0 text-accent">
            <SwaraWheel swaras={props.emblem.swaras} vadi={props.emblem.vadi} />
          </span>
          <div className="min-w-0">
            <h3>
              <RagaName name={props.raga.name} devanagari={props.raga.devanagari} size="title" />
            </h3>
            <p className="text-ink-soft text-small">{props.hour}</p>
          </div>
        </div>
        <p>{props.why}</p>
        {props.actions}
        {props.children}
      </div>
    </Card>
  )
}

type ReasonListProps = {
  /** Each with its source. */
  reasons: readonly { readonly rule: string; readonly text: string; readonly source: string }[]
}

/** The reasons, one after another. */
export function ReasonList({ reasons }: ReasonListProps) {
  return (
    <ol className="mt-1 flex flex-col gap-4">
      {reasons.map(({ rule, text, source }) => (
        <li key={rule}>
          <p>{text}</p>
          <p className="text-ink-soft text-small">{source}</p>
        </li>
      ))}
    </ol>
  )
}
