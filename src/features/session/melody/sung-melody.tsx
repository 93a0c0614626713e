import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { wheelFrames } from '~/domain/melody/note-on-wheel.ts'
import { DRAWING, lastSung, phraseDrawing } from '~/domain/melody/phrase-drawing.ts'
import { followNote } from '~/features/session/melody/follow-note.ts'
import { moveNote, NoteOnWheel } from '~/features/session/view/note-on-wheel.tsx'
import { PhraseLine } from '~/features/session/view/phrase-line.tsx'
import type { RecordingPlayer } from '~/listening/use-recording-player.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { mayBeFollowed, sungLine } from '~/queries/listening/sung-line.ts'
import type { SungLine } from '~/raga/sound/sung-line.ts'
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
  const { data } = useQuery({ ...sungLine(uid, audioUrl), enabled: isPlaying })
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
