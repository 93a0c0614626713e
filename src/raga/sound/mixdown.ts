import type { SessionForm } from '~/raga/session-form.ts'
import { Room } from '~/raga/sound/room.ts'
import {
  emptyBlock,
  gainOf,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/voice/stereo-block.ts'

/** After so long the room remembers nothing that could be heard. */
const ROOM_MEMORY_SECONDS = 8

/**
 * Voices together in one room, second by second, at one constant gain, with a fade at the end. It
 * can begin at any second `from`: the sound is the same as without the jump, but for what the room
 * has long forgotten.
 */
export function* mixdown(
  voices: readonly Voice[],
  form: Pick<SessionForm, 'seconds' | 'fade'>,
  gainDb: number,
  from = 0,
): Generator<StereoBlock, void, void> {
  const block = emptyBlock()
  const begin = Math.max(0, from - ROOM_MEMORY_SECONDS)
  const room = new Room(begin)
  const gain = gainOf(gainDb)
  if (begin > 0) for (const voice of voices) voice.wind(begin)
  for (let second = begin; second < form.seconds; second++) {
    block.left.fill(0)
    block.right.fill(0)
    for (const voice of voices) voice.render(block)
    room.render(block)
    if (second < from) continue
    master(block, second, gain, form.fade)
    yield block
  }
}

function master(block: StereoBlock, second: number, gain: number, fade: SessionForm['fade']): void {
  const { left, right } = block
  const length = left.length
  const fades = second + 1 > fade.from
  for (let index = 0; index < length; index++) {
    const level = fades ? gain * fadeAt(second + index / length, fade) : gain
    left[index] = (left[index] as number) * level
    right[index] = (right[index] as number) * level
  }
}

function fadeAt(seconds: number, fade: SessionForm['fade']): number {
  if (seconds <= fade.from) return 1
  if (seconds >= fade.to) return 0
  return 0.5 + 0.5 * Math.cos((Math.PI * (seconds - fade.from)) / (fade.to - fade.from))
}
