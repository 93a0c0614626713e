import { IconButton } from '~/ui/controls/icon-button.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'
import { StopIcon } from '~/ui/motifs/icons.tsx'

type SargamMark = {
  /** Its position in the line, because the same note may occur twice. */
  place: number
  latin: string
  devanagari: string
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

/** A line of sargam in both scripts, to read and to play. */
export function SargamLine(props: SargamLineProps) {
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
  komal: 'underline decoration-1 underline-offset-[3px]',
  tivra: 'overline decoration-1',
} as const

function Mark({ note, isSounding }: { note: SargamMark; isSounding: boolean }) {
  const { latin, devanagari, quality, octave } = note
  return (
    <span
      className={`flex w-9 flex-col items-center rounded-field leading-none ${isSounding ? 'bg-accent text-on-accent' : ''}`}
    >
      <Dot isShown={octave === 1} />
      <span className={`font-display font-semibold ${LETTER_MARKS[quality]}`}>{latin}</span>
      <span lang="hi" className="mt-1.5 font-display text-small">
        {devanagari}
      </span>
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
