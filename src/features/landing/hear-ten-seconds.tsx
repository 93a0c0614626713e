import { type MouseEvent, useEffect, useRef, useState } from 'react'

const FILE = '/ten-seconds.mp3'
const WORDS = {
  begin: 'Hear ten seconds',
  pause: 'Pause',
  fault: 'Sound did not start. Try a whole session',
} as const

/** The ring's radius in a drawing 100 units wide. */
const RING = 48

/**
 * Ten seconds of a raga at a press, and not a byte of them before; a second press pauses them, and a ring
 * fills with what was heard. In the page that is rendered at build time a script of the document does the
 * same, and without one the link opens the sound itself.
 */
export function HearTenSeconds() {
  const { isOn, heard, hasFailed, toggle } = useTenSeconds()
  return (
    <div className="relative grid size-44 place-items-center">
      <a
        href={FILE}
        data-hear={WORDS.fault}
        onClick={toggle}
        className="grid size-40 place-items-center rounded-full border-2 border-on-sky bg-on-sky p-5 text-center font-semibold text-lead text-sky-high leading-tight underline-offset-4 hover:underline"
      >
        {isOn ? WORDS.pause : WORDS.begin}
      </a>
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 -rotate-90"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      >
        <circle cx="50" cy="50" r={RING} pathLength="1" strokeDasharray={`${heard} 1`} />
      </svg>
      <p role="status" className="absolute inset-x-0 top-full pt-2 text-center text-small">
        {hasFailed ? WORDS.fault : ''}
      </p>
    </div>
  )
}

type State = 'off' | 'on' | 'failed'

function useTenSeconds() {
  const sound = useRef<HTMLAudioElement | null>(null)
  const now = useRef<State>('off')
  const [state, setState] = useState<State>('off')
  const [heard, setHeard] = useState(0)
  const turn = (next: State) => {
    now.current = next
    setState(next)
  }
  useEffect(() => {
    return () => sound.current?.pause()
  }, [])
  const made = () => {
    const audio = new Audio(FILE)
    audio.addEventListener('timeupdate', () => setHeard(audio.currentTime / audio.duration || 0))
    audio.addEventListener('ended', () => {
      setHeard(0)
      turn('off')
    })
    return audio
  }
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    if (now.current === 'on') {
      turn('off')
      sound.current?.pause()
      return
    }
    sound.current ??= made()
    turn('on')
    sound.current.play().catch(() => {
      // A pause while it is fetched refuses it too.
      if (now.current !== 'on') return
      sound.current = null
      turn('failed')
    })
  }
  return { isOn: state === 'on', heard, hasFailed: state === 'failed', toggle }
}
