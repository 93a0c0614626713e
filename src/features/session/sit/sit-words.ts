import { isComposedHere } from '~/audio/composed/composed-here.ts'
import { isRunning, type PlayerState } from '~/audio/player/player-state.ts'
import { sitRecordingOf } from '~/domain/sit/sit-recording.ts'
import { sitSoundSeconds } from '~/raga/sound/sit-form.ts'

const BY_CLOCK = 'On a locked phone a bell may wait until you look; the time stays right.'
const COULD_NOT = 'The sound of this sit could not be composed. It goes on by the clock.'

/** What is not as usual in a sit; empty when all is. */
export function sitNotice(state: PlayerState): string {
  if (state.status === 'idle') return ''
  if (isPreparing(state)) {
    const percent = percentOf(state)
    return percent === null
      ? 'Preparing the sound…'
      : `Composing the sit: ${percent} percent. Its first bell rings when all of it is there.`
  }
  const { byClock, isGroundLost, recording } = state
  const ground = sitRecordingOf(recording.audioUrl)?.ground === 'rain' ? 'rain' : 'tanpura'
  const words = [
    byClock === 'lost' && COULD_NOT,
    byClock && byClock !== 'too-long' && BY_CLOCK,
    isGroundLost && `The ${ground} could not be loaded. The sit goes on in silence.`,
  ]
  return words.filter(Boolean).join(' ')
}

/** How much is composed of a sit that must be whole first, in percent; `null` for any other. */
export function percentOf(state: PlayerState): number | null {
  return state.status === 'loading' && isRunning(state) ? (state.percent ?? null) : null
}

/** Begun, and not heard yet or not heard any more. */
function isPreparing(state: PlayerState): boolean {
  return isRunning(state) && state.status !== 'playing'
}

/** How the bells of a sit of this length ring in this browser. */
export function bellsNote(minutes: number): string {
  const screen = 'The screen stays on while you sit, where the device allows it.'
  const isComposed = isComposedHere(sitSoundSeconds(minutes * 60))
  return isComposed ? `${screen} The bells are part of the sound.` : `${screen} ${BY_CLOCK}`
}
