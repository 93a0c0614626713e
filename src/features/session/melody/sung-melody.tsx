import { useQuery } from '@tanstack/react-query'
import { type Ref, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { type WheelFrame, wheelFrames } from '~/domain/melody/note-on-wheel.ts'
import {
  DRAWING,
  lastSung,
  type PhraseDrawing,
  phraseDrawing,
} from '~/domain/melody/phrase-drawing.ts'
import { followNote } from '~/features/session/melody/follow-note.ts'
import { ownName } from '~/lib/words/own-names.ts'
import type { RecordingPlayer } from '~/listening/use-recording-player.ts'
import { followedLine, mayBeFollowed } from '~/queries/listening/followed-line.ts'
import { usePerson } from '~/queries/person.tsx'
import type { SungLine } from '~/raga/sound/sung-line.ts'
import { useNameForm } from '~/ui/motifs/own-name.tsx'
import { useReducedMotion } from '~/ui/motifs/reduced-motion.ts'

/**
 * What a person sees of the melody of a recording: the sung note for the wheel, and the last
 * phrase, both `null` where the melody is not known. It is composed once the recording sounds, so
 * that nothing delays the first sound.
 */
export function useSungMelody({ recording, state }: RecordingPlayer) {
  const { uid } = usePerson()
  const { audioUrl } = recording
  const isStill = useReducedMotion()
  const isPlaying = state.status === 'playing'
  const { data } = useQuery({ ...followedLine(uid, audioUrl), enabled: isPlaying })
  const line = state.status === 'silent' ? null : (data ?? null)
  return {
    note: line && !isStill && <SungNote line={line} />,
    phrase: mayBeFollowed(audioUrl) && data !== null && (
      <SungPhrase line={line} isStill={isStill} />
    ),
  }
}

function SungNote({ line }: { line: SungLine }) {
  const player = usePlayer()
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    return followNote(line, player, (phrase) =>
      ring.current
        ? moveNote(ring.current, wheelFrames(phrase), phrase.endSeconds - phrase.startSeconds)
        : undefined,
    )
  }, [line, player])
  return <NoteOnWheel ref={ring} />
}

/**
 * The phrase that was sung last. It changes when a phrase has ended; with reduced motion only when
 * the person plays, pauses or moves the sound.
 */
function SungPhrase({ line, isStill }: { line: SungLine | null; isStill: boolean }) {
  const player = usePlayer()
  const subscribe = useCallback(
    (listener: () => void) => {
      const tell = () => {
        if (document.visibilityState === 'visible') listener()
      }
      const stop = isStill ? player.subscribe(tell) : player.subscribePosition(tell)
      document.addEventListener('visibilitychange', tell)
      return () => {
        stop()
        document.removeEventListener('visibilitychange', tell)
      }
    },
    [player, isStill],
  )
  const phrase = useSyncExternalStore(subscribe, () =>
    line ? lastSung(line, player.position().seconds) : null,
  )
  const drawing = useMemo(() => phrase && phraseDrawing(phrase), [phrase])
  return <PhraseLine phrase={drawing} size={DRAWING} />
}

// Where the circle of the wheel crosses the vertical, for a ring of this size.
const AT_THE_TOP = {
  top: '8%',
  left: '50%',
  width: '1.75rem',
  height: '1.75rem',
  margin: '-0.875rem',
}

/** A ring that goes around the swara wheel; it cannot be seen until it is moved. */
function NoteOnWheel({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} aria-hidden="true" className="absolute inset-0 opacity-0">
      <span className="absolute rounded-full border-2 border-current" style={AT_THE_TOP} />
    </div>
  )
}

/**
 * Moves the ring along frames without the page: browsers compose turns and sizes by themselves, but
 * no distance in percent.
 */
function moveNote(
  ring: HTMLElement,
  frames: readonly WheelFrame[],
  seconds: number,
): Animation | undefined {
  return ring.animate?.(
    frames.map(({ offset, degrees, distance, opacity }) => ({
      offset,
      opacity,
      transform: `rotate(${degrees}deg) scale(${distance})`,
    })),
    { duration: seconds * 1000, fill: 'both' },
  )
}

type PhraseLineProps = {
  /** The phrase to draw; `null` keeps its place free. */
  phrase: PhraseDrawing | null
  size: { width: number; height: number }
}

/** Bhatkhande's signs: a line below for komal, above for tivra; in Devanagari the letters have them. */
const SIGNS = { achal: 'none', komal: 'underline', shuddha: 'none', tivra: 'overline' } as const

/** The pitch of a phrase as a quiet line with the names of its rests; it says the same in words. */
function PhraseLine({ phrase, size }: PhraseLineProps) {
  const { width, height } = size
  const isDevanagari = useNameForm() === 'devanagari'
  return (
    <div className="stage-phrase mx-auto w-full max-w-[34rem]">
      {phrase && <p className="sr-only">{`The phrase just sung: ${phrase.words}`}</p>}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="w-full"
        fill="none"
        stroke="currentColor"
      >
        {phrase && (
          <g key={phrase.words} className="animate-arrive">
            <path
              d={`M${phrase.points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              strokeWidth="1.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              opacity="0.7"
            />
            {phrase.rests.map(({ x, y, quality, octave, ...note }) => (
              <g key={x} fill="currentColor" stroke="none">
                <text
                  x={x}
                  y={y - 10}
                  textAnchor="middle"
                  fontSize="13"
                  lang={isDevanagari ? 'hi' : undefined}
                  textDecoration={isDevanagari ? 'none' : SIGNS[quality]}
                  className="font-display font-semibold"
                >
                  {ownName(note)}
                </text>
                {octave !== 0 && <circle cx={x} cy={octave > 0 ? y - 23 : y - 5} r="1.2" />}
              </g>
            ))}
          </g>
        )}
      </svg>
    </div>
  )
}
