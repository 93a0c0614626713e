import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'
import { RagaName } from '~/ui/raga-name.tsx'

type NextSessionProps = {
  title: string
  raga: { name: string; devanagari: string | undefined }
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** "15 minutes · Karuna". */
  facts: string
}

/** What the answer leads to. */
export function NextSession({ title, raga, emblem, facts }: NextSessionProps) {
  return (
    <div className="mx-auto flex w-full max-w-[26rem] animate-arrive items-center gap-5 border-line border-t pt-6">
      {emblem && (
        <span className="text-accent">
          <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="card" />
        </span>
      )}
      <div className="min-w-0">
        <p className="text-ink-soft text-small">Next, {title}</p>
        <p className="my-1 [overflow-wrap:normal]">
          <RagaName name={raga.name} devanagari={raga.devanagari} size="title" />
        </p>
        <p className="text-ink-soft text-small">{facts}</p>
      </div>
    </div>
  )
}
