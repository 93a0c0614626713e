import { createHash } from 'node:crypto'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

/** Equal for equal samples: faster than comparing arrays of a million one by one. */
export function soundDigest({ left, right }: StereoBlock): string {
  const digest = createHash('sha256')
  for (const { buffer, byteOffset, byteLength } of [left, right]) {
    digest.update(new Uint8Array(buffer, byteOffset, byteLength))
  }
  return digest.digest('hex')
}
