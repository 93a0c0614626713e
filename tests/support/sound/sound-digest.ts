import { createHash } from 'node:crypto'
import type { StereoBlock } from '~/raga/sound/stereo-block.ts'

/** The same for the same samples: quicker than comparing arrays of a million one by one. */
export function soundDigest({ left, right }: StereoBlock): string {
  const digest = createHash('sha256')
  for (const { buffer, byteOffset, byteLength } of [left, right]) {
    digest.update(new Uint8Array(buffer, byteOffset, byteLength))
  }
  return digest.digest('hex')
}
