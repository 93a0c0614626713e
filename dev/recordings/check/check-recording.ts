import { readFile } from 'node:fs/promises'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { readRecording } from '~dev/recordings/check/file-figures.ts'
import type { Figures } from '~dev/recordings/check/gates.ts'
import { melodyFigures } from '~dev/recordings/check/melody-figures.ts'
import { soundFigures } from '~dev/recordings/check/sound-figures.ts'
import { tonicOffset } from '~dev/recordings/measure/tonic.ts'
import { droneOf, voiceInMix } from '~dev/recordings/measure/voice-in-mix.ts'
import { soundNamed } from '~dev/recordings/recording.ts'
import { scoreOf } from '~dev/recordings/render/performance.ts'

/** A finished file to check, by its public name. */
export type CheckOrder = { readonly name: string; readonly file: string }

/**
 * Everything that is measured of a decoded file, whose name only gives the expected values: the
 * length, the tonic, the drone and the notes. Give `drone` to check several files of one name:
 * rendering it takes longest.
 * @throws RangeError for a name of no recording
 */
export async function checkRecording(
  { name, file }: CheckOrder,
  drone?: StereoBlock,
): Promise<Figures> {
  const expected = soundNamed(name)
  if (!expected) throw new RangeError(`No recording is called ${name}`)
  const { figures, sound } = await readRecording(await readFile(file), expected.minutes * 60)
  if (!sound) return figures
  const heard = { ...figures, ...soundFigures(sound) }
  const tonicHz = 'raga' in expected ? expected.raga.tonicHz : expected.tonicHz
  if (tonicHz === undefined) return heard
  const tonic = Math.abs(tonicOffset(sound.left, SAMPLE_RATE, tonicHz))
  if (!('raga' in expected)) return { ...heard, tonic }
  const voice = voiceInMix(sound, drone ?? droneOf(expected))
  return { ...heard, tonic, ...melodyFigures(expected.raga, scoreOf(expected), voice) }
}
