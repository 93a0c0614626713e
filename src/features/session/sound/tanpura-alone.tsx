import { useState } from 'react'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'

/** Takes the melody away, so that the tanpura sounds alone, and brings it back as loud as it was. */
export function TanpuraAlone({ music: { improvisation, change } }: { music: SessionMusic }) {
  const balance = improvisation?.balance ?? 0
  const [melody, setMelody] = useState(balance === 'drone' ? 0 : balance)
  if (!improvisation) return null
  const isAlone = balance === 'drone'
  if (!isAlone && balance !== melody) setMelody(balance)
  return (
    <button
      type="button"
      aria-pressed={isAlone}
      onClick={() => change({ balance: isAlone ? melody : 'drone' })}
      className={`my-2 inline-flex min-h-11 items-center rounded-full border border-on-sky px-4 text-small ${isAlone ? 'bg-on-sky text-sky-high' : ''}`}
    >
      Tanpura alone
    </button>
  )
}
