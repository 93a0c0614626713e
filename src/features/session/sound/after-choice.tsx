import { useSyncExternalStore } from 'react'
import { afterSession } from '~/listening/play-on/after-session.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'

const CHOICES = [
  { value: 'stop', label: 'Stop' },
  { value: 'play-on', label: 'Play on', spoken: 'Play on with the next raga of the watch' },
] as const

/** What follows the session when it ends. */
export function AfterChoice() {
  const after = useSyncExternalStore(afterSession.subscribe, afterSession.get)
  return (
    <ChipChoice
      legend="When it ends"
      choices={CHOICES}
      value={after}
      onChange={afterSession.choose}
    />
  )
}
