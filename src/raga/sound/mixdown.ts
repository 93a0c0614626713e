import { gainOf } from '~/raga/sound/decibel.ts'
import { Room } from '~/raga/sound/room.ts'
import type { SessionForm } from '~/raga/sound/session-form.ts'
import { emptyBlock, SAMPLE_RATE, type StereoBlock, type Voice } from '~/raga/sound/stereo-block.ts'

/** Voices together in one room, second by second, at one constant gain, faded out at the end. */
export function* mixdown(
  voices: readonly Voice[],
  form: Pick<SessionForm, 'seconds' | 'fade'>,
  gainDb: number,
): Generator<StereoBlock, void, void> {
  const block = emptyBlock()
  const room = new Room()
  const gain = gainOf(gainDb)
  for (let second = 0; second < form.seconds; second++) {
    block.left.fill(0)
    block.right.fill(0)
    for (const voice of voices) voice.render(block)
    room.render(block)
    for (let index = 0; index < SAMPLE_RATE; index++) {
      const level = gain * fadeAt(second + index / SAMPLE_RATE, form.fade)
      block.left[index] = (block.left[index] as number) * level
      block.right[index] = (block.right[index] as number) * level
    }
    yield block
  }
}

function fadeAt(seconds: number, fade: SessionForm['fade']): number {
  if (seconds <= fade.from) return 1
  if (seconds >= fade.to) return 0
  return 0.5 + 0.5 * Math.cos((Math.PI * (seconds - fade.from)) / (fade.to - fade.from))
}
