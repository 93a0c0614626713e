import type { ComponentProps, ReactNode } from 'react'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type RagaCardProps = {
  /** The name of the card for screen readers. */
  label: string
  /** What the raga was chosen by: "From your chart". */
  caption: string
  raga: Omit<ComponentProps<typeof RagaName>, 'size'>
  /** `null` for a raga that Alap has no figure of. */
  emblem: { swaras: readonly number[]; vadi: number } | null
  facts: string
  /** Why this raga, in a few words. */
  why: string
  /** Where it begins, what the button says, and what begins, which is said to screen readers. */
  begin: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'state'> & {
    readonly label?: string
    readonly what: string
  }
  /** A quiet way to know more. */
  more?: ReactNode
}

/** A raga that is recommended: its figure and name, the reason, and one button to begin. */
export function RagaCard({ label, caption, raga, emblem, facts, why, begin, more }: RagaCardProps) {
  const { label: press = 'Begin', what, ...link } = begin
  return (
    <Card label={label}>
      <div className="flex h-full flex-col gap-4">
        <p className="text-ink-soft text-small">{caption}</p>
        <div className="flex items-center gap-4">
          {emblem && (
            <span data-figure className="w-[min(5rem,20vw)] shrink-0 text-accent">
              <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="fill" />
            </span>
          )}
          <div className="min-w-0">
            <h3>
              <RagaName {...raga} size="title" />
            </h3>
            <p className="text-ink-soft text-small">{facts}</p>
          </div>
        </div>
        <p>
          <SentenceWithNames>{why}</SentenceWithNames>
        </p>
        <div className="mt-auto flex flex-wrap gap-2">
          <ButtonLink {...link} variant="quiet" isOpener={link.to === paths.session()}>
            <PlayIcon />
            <span>
              <span>{press}</span> <span className="sr-only">{what}</span>
            </span>
          </ButtonLink>
          {more}
        </div>
      </div>
    </Card>
  )
}
