import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { buttonLook } from '~/ui/controls/button-link.tsx'

const FILE = '/ten-seconds.mp3'
const WORDS = {
  begin: 'Hear ten seconds',
  stop: 'Stop the sound',
  fault: 'It cannot be played now. Please try again.',
} as const

/**
 * Ten seconds of a raga at a press, and not a byte of them before; a second press stops them. In the page
 * that is rendered at build time a script of the document does the same, and without one the link opens
 * the sound itself.
 */
export function HearTenSeconds() {
  const { isOn, hasFailed, toggle } = useTenSeconds()
  return (
    <p>
      <a
        href={FILE}
        data-hear={WORDS.fault}
        onClick={toggle}
        className={buttonLook('on-sky', 'normal', false)}
      >
        {isOn ? WORDS.stop : WORDS.begin}
      </a>
      <span role="status">{hasFailed ? WORDS.fault : ''}</span>
    </p>
  )
}

function useTenSeconds() {
  const sound = useRef<HTMLAudioElement | null>(null)
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  const end = (next: 'off' | 'failed') => {
    sound.current?.pause()
    sound.current = null
    setState(next)
  }
  useEffect(() => {
    return () => sound.current?.pause()
  }, [])
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    if (sound.current) return end('off')
    const audio = new Audio(FILE)
    sound.current = audio
    setState('on')
    audio.addEventListener('ended', () => end('off'))
    audio.play().catch(() => {
      if (sound.current === audio) end('failed')
    })
  }
  return { isOn: state === 'on', hasFailed: state === 'failed', toggle }
}
