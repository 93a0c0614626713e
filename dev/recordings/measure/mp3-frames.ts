/** One MPEG-1 layer III frame as its header describes it. */
export type Mp3Frame = {
  readonly offset: number
  readonly bytes: number
  readonly kbps: number
  readonly sampleRate: number
  readonly channelMode: 'stereo' | 'joint' | 'dual' | 'mono'
}

const KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const RATES = [44_100, 48_000, 32_000]
const MODES = ['stereo', 'joint', 'dual', 'mono'] as const

/**
 * Every frame of a file, which must contain only frames.
 * @throws RangeError with the first byte that is no frame
 */
export function parseMp3(file: Uint8Array): Mp3Frame[] {
  const frames: Mp3Frame[] = []
  for (let offset = 0; offset < file.length; ) {
    const frame = parseFrame(file, offset)
    frames.push(frame)
    offset += frame.bytes
  }
  return frames
}

function parseFrame(file: Uint8Array, offset: number): Mp3Frame {
  const [sync, version, rates, mode] = file.subarray(offset, offset + 4)
  const kbps = KBPS[(rates ?? 0) >> 4]
  const sampleRate = RATES[((rates ?? 0) >> 2) & 3]
  // 0xFA/0xFB: MPEG-1, layer III, with or without a checksum.
  if (sync !== 0xff || (version ?? 0) >> 1 !== 0x7d || !kbps || !sampleRate) {
    throw new RangeError(`No MP3 frame at byte ${offset}`)
  }
  const padding = ((rates ?? 0) >> 1) & 1
  const bytes = Math.floor((144_000 * kbps) / sampleRate) + padding
  if (offset + bytes > file.length) throw new RangeError(`A cut MP3 frame at byte ${offset}`)
  return { offset, bytes, kbps, sampleRate, channelMode: MODES[(mode ?? 0) >> 6] ?? 'mono' }
}
