import type { Note, PhraseNote } from '~/raga/notation.ts'
import type { Raga } from '~/raga/raga.ts'
import { sargamOf } from '~/raga/sargam.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { SargamLine } from '~/ui/raga/sargam-line.tsx'

/** A line of a raga that can be read and heard. */
export type RagaLine = {
  readonly name: string
  readonly meaning: string
  readonly notes: readonly PhraseNote[]
}

/** Its ascent, its descent, and the figures it is known by. */
export function linesOf(raga: Raga): readonly RagaLine[] {
  const many = raga.pakad.length > 1
  return [
    { name: 'Aroha', meaning: 'the ascent', notes: sungPlainly(raga.aroha) },
    { name: 'Avaroha', meaning: 'the descent', notes: sungPlainly(raga.avaroha) },
    ...raga.pakad.map(({ notes }, index) => ({
      name: many ? `Pakad ${index + 1}` : 'Pakad',
      meaning: 'a figure it is known by',
      notes,
    })),
  ]
}

function sungPlainly(notes: readonly Note[]): PhraseNote[] {
  return notes.map((note, index) => {
    const units = index === notes.length - 1 ? 2 : 1
    return { note, units, kan: null, meend: false, andolan: true }
  })
}

type RagaLinesProps = {
  lines: readonly RagaLine[]
  sounding: { readonly line: string; readonly index: number } | null
  onToggle: (line: RagaLine) => void
}

/** The lines of a raga, one below another. */
export function RagaLines({ lines, sounding, onToggle }: RagaLinesProps) {
  return (
    <Stack>
      {lines.map((line) => {
        const isPlaying = sounding?.line === line.name
        return (
          <SargamLine
            key={line.name}
            name={line.name}
            meaning={line.meaning}
            notes={line.notes.map(({ note }, place) => ({ ...sargamOf(note), place }))}
            playing={isPlaying}
            sounding={isPlaying ? sounding.index : null}
            onToggle={() => onToggle(line)}
          />
        )
      })}
    </Stack>
  )
}
