import { isComposedHere } from '~/audio/composed/composed-here.ts'
import type { SitState } from '~/features/session/sit/sit-under-way.ts'
import { sitSoundSeconds } from '~/raga/sound/sit-form.ts'

type Sitting = Exclude<SitState, { status: 'none' }>

const BY_CLOCK = 'On a locked phone a bell may wait until you look; the time stays right.'
const COULD_NOT = 'The sound of this sit could not be composed. It goes on by the clock.'

/** What is not as usual in a sit; empty when all is. */
export function sitNotice({ preparing, byClock, isSoundLost, settings }: Sitting): string {
  if (preparing === 'soon') return 'Preparing the sound…'
  if (preparing !== null) {
    return `Composing the sit: ${preparing} percent. Its first bell rings when all of it is there.`
  }
  const ground = settings.sound === 'rain' ? 'rain' : 'tanpura'
  const words = [
    byClock === 'lost' && COULD_NOT,
    byClock && BY_CLOCK,
    isSoundLost && `The ${ground} could not be loaded. The sit goes on in silence.`,
  ]
  return words.filter(Boolean).join(' ')
}

/** How the bells of a sit of this length ring in this browser. */
export function bellsNote(minutes: number): string {
  const screen = 'The screen stays on while you sit, where the device allows it.'
  const isComposed = isComposedHere(sitSoundSeconds(minutes * 60))
  return isComposed ? `${screen} The bells are part of the sound.` : `${screen} ${BY_CLOCK}`
}
