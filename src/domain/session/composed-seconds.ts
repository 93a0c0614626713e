import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { minutesOf } from '~/domain/improvisation/leg.ts'
import { sitRecordingOf } from '~/domain/sit/sit-recording.ts'
import { sitSoundSeconds } from '~/raga/sound/sit-form.ts'

/** How long the sound with an address is, in seconds; `null` for one that is not composed. */
export function composedSeconds(address: string): number | null {
  const sit = sitRecordingOf(address)
  if (sit) return sitSoundSeconds(sit.seconds)
  const legs = improvisationOf(address)?.legs
  return legs ? minutesOf(legs) * 60 : null
}
