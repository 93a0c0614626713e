import { useState } from 'react'
import type { SessionMusic } from '~/features/session/sound/use-session-music.ts'
import { Button } from '~/ui/controls/button.tsx'

/** Takes the melody away, so that the tanpura sounds alone, and brings it back as loud as it was. */
export function TanpuraAlone({ music: { improvisation, change } }: { music: SessionMusic }) {
  const balance = improvisation?.balance ?? 0
  const [melody, setMelody] = useState(balance === 'drone' ? 0 : balance)
  if (!improvisation) return null
  const isAlone = balance === 'drone'
  if (!isAlone && balance !== melody) setMelody(balance)
  return (
    <Button
      variant={isAlone ? 'sky' : 'on-sky'}
      aria-pressed={isAlone}
      onClick={() => change({ balance: isAlone ? melody : 'drone' })}
    >
      Tanpura alone
    </Button>
  )
}
