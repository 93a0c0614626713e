import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { makeScratchCopy } from '~dev/checks/planted-faults/copy-of-clone.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { readWav, wavFile } from '~dev/recordings/wav-file.ts'

type BlindPair = {
  readonly a: Buffer
  readonly b: Buffer
  /** Says which is which, for after the choice. */
  readonly key: string
}

/**
 * Two sounds as two files that nothing but the ear can tell apart: equally loud and long, the
 * earlier one first or second as a coin says.
 */
export function blindPair(
  before: StereoBlock,
  after: StereoBlock,
  beforeFirst: boolean,
): BlindPair {
  const [loud, louder] = [loudnessOf(before), loudnessOf(after)]
  const level = Math.min(loud, louder)
  const seconds = Math.min(before.left.length, after.left.length)
  const files = [
    wavFile(softer(before, level - loud, seconds)),
    wavFile(softer(after, level - louder, seconds)),
  ] as const
  const [a, b] = beforeFirst ? files : ([files[1], files[0]] as const)
  return { a, b, key: beforeFirst ? 'A before, B after\n' : 'A after, B before\n' }
}

/** What another commit's own preview makes of a raga. */
export type EarlierClips = { clipOf(ragaId: string): StereoBlock; remove(): void }

/**
 * Copies a commit, so that its previews can be made.
 * @throws Error where git does not know the commit
 */
export function clipsAt(commit: string): EarlierClips {
  const { folder, remove } = makeScratchCopy(projectRoot, commit)
  return {
    remove,
    clipOf(ragaId) {
      execFileSync(join('node_modules', '.bin', 'tsx'), ['dev/recordings/preview.ts', ragaId], {
        cwd: folder,
        env: { ...process.env, ALAP_LOCAL_FOLDER: join(folder, '.local') },
      })
      return readWav(readFileSync(join(folder, '.local', 'previews', `${ragaId}.wav`)))
    },
  }
}

function loudnessOf(sound: StereoBlock): number {
  const meter = loudnessMeter(SAMPLE_RATE)
  meter.add(sound)
  return meter.result().integrated
}

function softer({ left, right }: StereoBlock, db: number, length: number): StereoBlock {
  const gain = 10 ** (db / 20)
  const side = (samples: Float32Array) => samples.slice(0, length).map((sample) => sample * gain)
  return { left: side(left), right: side(right) }
}
