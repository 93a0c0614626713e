import { DifferingSources } from '~/features/library/raga-sheet/view/raga-card.tsx'
import { SargamLine } from '~/features/library/raga-sheet/view/sargam-line.tsx'
import { type Note, type PhraseNote, sargamOf } from '~/raga/notation.ts'
import type { Raga } from '~/raga/raga.ts'
import { RAGA_SOURCES } from '~/raga/raga-sources.ts'
import type { SwaraLetter } from '~/raga/swara.ts'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

const nameOf = (swara: SwaraLetter) => sargamOf({ swara, octave: 0 }).spoken

/** The facts of a raga, their sources, and where these disagree. */
export function RagaKnowledge({ raga }: { raga: Raga }) {
  const restsOn = raga.swaras.filter(({ swara }) => (raga.nyas[swara] ?? 0) >= 3)
  return (
    <>
      <FactList
        facts={[
          { name: 'Swaras', value: raga.swaras.map(({ swara }) => nameOf(swara)).join(', ') },
          { name: 'Vadi', value: `${nameOf(raga.vadi)}, its strongest note` },
          { name: 'Samvadi', value: `${nameOf(raga.samvadi)}, its answer` },
          { name: 'Rests on', value: restsOn.map(({ swara }) => nameOf(swara)).join(', ') },
          { name: 'Thaat', value: raga.thaat },
          { name: 'Rasa', value: raga.rasa.join(', ') },
        ]}
      />
      <DifferingSources {...RAGA_SOURCES[raga.id]} />
    </>
  )
}

/** A line of a raga that can be read and played. */
export type RagaLine = {
  readonly name: string
  readonly meaning: string
  readonly notes: readonly PhraseNote[]
}

/** Its ascent, its descent, and its characteristic phrases. */
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
    return { note, units, graces: [], meend: false, andolan: true }
  })
}

type RagaLinesProps = {
  lines: readonly RagaLine[]
  sounding: { readonly line: string; readonly index: number } | null
  onToggle: (line: RagaLine) => void
}

/** The lines of a raga in a column. */
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
