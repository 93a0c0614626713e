import { ownName } from '~/lib/words/own-names.ts'
import { swaraWords } from '~/listening/own-swara.ts'
import { type Note, type PhraseNote, sargamOf } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { StopIcon } from '~/ui/motifs/icons.tsx'
import { useNameForm } from '~/ui/motifs/own-name.tsx'

/** The facts of a raga. */
export function RagaFacts({ raga }: { raga: Raga }) {
  const restsOn = raga.swaras.filter(({ swara }) => (raga.nyas[swara] ?? 0) >= 3)
  return (
    <FactList
      facts={[
        swaraFact('Swaras', listed(raga.swaras)),
        swaraFact('Vadi', `${swaraWords(raga.vadi)}, its strongest note`),
        swaraFact('Samvadi', `${swaraWords(raga.samvadi)}, its answer`),
        swaraFact('Rests on', listed(restsOn)),
        { name: 'Thaat', value: raga.thaat },
        { name: 'Rasa', value: raga.rasa.join(', ') },
      ]}
    />
  )
}

const swaraFact = (name: string, value: string) => ({ name, value, in: 'hi' as const })

const listed = (swaras: Raga['swaras']) => swaras.map(({ swara }) => swaraWords(swara)).join(', ')

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

type SargamMark = {
  /** Its position in the line, because the same note may occur twice. */
  place: number
  latin: string
  devanagari: string
  iast: string
  quality: 'achal' | 'komal' | 'shuddha' | 'tivra'
  octave: -1 | 0 | 1
  spoken: string
}

type SargamLineProps = {
  /** "Aroha", "Pakad". */
  name: string
  /** What the name means, in a few words. */
  meaning: string
  notes: readonly SargamMark[]
  /** The position of the sounding note; `null` while this line is silent. */
  sounding: number | null
  playing: boolean
  onToggle: () => void
}

/** A line of sargam in the letters that the person chose, to read and to play. */
function SargamLine(props: SargamLineProps) {
  const { name, meaning, notes, sounding, playing, onToggle } = props
  return (
    <div className="flex items-start gap-2">
      <span className="-ml-2 text-accent">
        <IconButton
          tone="inherit"
          label={playing ? `Stop ${name}` : `Hear ${name}`}
          onClick={onToggle}
        >
          {playing ? <StopIcon /> : <PlayIcon />}
        </IconButton>
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-small">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-ink-soft">{meaning}</span>
        </p>
        <p className="sr-only">{notes.map(({ spoken }) => spoken).join('; ')}</p>
        <div aria-hidden="true" className="-ml-1.5 mt-0.5 flex flex-wrap gap-y-1.5">
          {notes.map((note) => (
            <Mark key={note.place} note={note} isSounding={note.place === sounding} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Bhatkhande's notation: a line below for komal, a stroke above for tivra. */
const LETTER_MARKS = {
  achal: '',
  shuddha: '',
  komal: 'underline decoration-1 underline-offset-4',
  tivra: 'overline decoration-1',
} as const

function Mark({ note, isSounding }: { note: SargamMark; isSounding: boolean }) {
  const { devanagari, quality, octave } = note
  const form = useNameForm()
  return (
    <span
      className={`flex w-9 flex-col items-center rounded-field leading-none ${isSounding ? 'bg-accent text-on-accent' : ''}`}
    >
      <Dot isShown={octave === 1} />
      {form !== 'devanagari' && (
        <span className={`font-display font-semibold ${LETTER_MARKS[quality]}`}>
          {ownName(note)}
        </span>
      )}
      {form === 'devanagari' && (
        <span lang="hi" className="font-display font-semibold">
          {devanagari}
        </span>
      )}
      {form === 'both' && (
        <span lang="hi" className="mt-1.5 font-display text-small">
          {devanagari}
        </span>
      )}
      <Dot isShown={octave === -1} />
    </span>
  )
}

/** Above for the high octave, below for the low octave. */
function Dot({ isShown }: { isShown: boolean }) {
  return (
    <span className={`my-1 size-1 rounded-full ${isShown ? 'bg-current' : 'bg-transparent'}`} />
  )
}
