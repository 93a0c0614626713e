import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { mp3Bytes } from '~/mp3/frames.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { renderSession } from '~/raga/sound/render-session.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import type { Sound } from '~dev/recordings/recording.ts'
import { RECORDING_SEED } from '~dev/recordings/render/cache-key.ts'
import { mp3Encoder } from '~dev/recordings/render/encode.ts'
import { renderGround } from '~dev/recordings/render/ground.ts'

export type RenderPaths = {
  /** The path of the unfinished file. */
  readonly draft: string
  /** The path of the finished file. */
  readonly file: string
}

/** Renders and encodes a sound to a file; `onBytes` receives how many of its bytes are written. */
export async function renderFile(
  sound: Sound,
  paths: RenderPaths,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<void> {
  await writeMp3(blocksOf(sound), sound.minutes * 60, paths, onBytes)
}

function blocksOf(sound: Sound): Iterable<StereoBlock> {
  const seed = RECORDING_SEED
  if (!('raga' in sound)) return renderGround(sound, seed)
  return renderSession({ ...sound, repertoire: repertoireOf(sound.raga.id), seed })
}

/**
 * Encodes blocks of one second into a draft, then renames it: after a kill, a full disk or a fault
 * there is no file with that name, or the old one.
 */
export async function writeMp3(
  blocks: Iterable<StereoBlock>,
  seconds: number,
  { draft, file }: RenderPaths,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<void> {
  const encoder = await mp3Encoder()
  await mkdir(dirname(draft), { recursive: true })
  const handle = await open(draft, 'w')
  let bytes = 0
  const append = async (chunk: Uint8Array) => {
    await handle.writeFile(chunk)
    bytes += chunk.length
    onBytes(bytes)
  }
  try {
    await append(encoder.begin(seconds))
    for (const block of blocks) await append(encoder.encode(block))
    await append(encoder.finish())
    if (bytes !== mp3Bytes(seconds)) {
      throw new Error(`The encoder made ${bytes} bytes where ${mp3Bytes(seconds)} were promised`)
    }
    await handle.close()
    await rename(draft, file)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}
