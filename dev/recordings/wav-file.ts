import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

const HEADER_BYTES = 44
const FRAME_BYTES = 4

/** Sound as a WAV file: stereo, 16 bits, 32 kHz. Values beyond full scale are clipped. */
export function wavFile({ left, right }: StereoBlock): Buffer {
  const dataBytes = left.length * FRAME_BYTES
  const file = Buffer.alloc(HEADER_BYTES + dataBytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * FRAME_BYTES, 28)
  file.writeUInt16LE(FRAME_BYTES, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(dataBytes, 40)
  for (let index = 0; index < left.length; index++) {
    const at = HEADER_BYTES + index * FRAME_BYTES
    file.writeInt16LE(whole(left[index] ?? 0), at)
    file.writeInt16LE(whole(right[index] ?? 0), at + 2)
  }
  return file
}

function whole(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
}

/** The sound of a file that `wavFile` made. */
export function readWav(file: Buffer): StereoBlock {
  const length = (file.length - HEADER_BYTES) / FRAME_BYTES
  const side = (offset: number) =>
    Float32Array.from(
      { length },
      (_, index) => file.readInt16LE(HEADER_BYTES + index * FRAME_BYTES + offset) / 32_767,
    )
  return { left: side(0), right: side(2) }
}
