import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

/** Joins blocks into one piece of sound; of a long or endless source the first `seconds`. */
export function collect(blocks: Iterable<StereoBlock>, seconds = Infinity): StereoBlock {
  const left: Float32Array[] = []
  const right: Float32Array[] = []
  for (const block of blocks) {
    left.push(block.left.slice())
    right.push(block.right.slice())
    if (left.length >= seconds) break
  }
  return { left: joined(left), right: joined(right) }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
