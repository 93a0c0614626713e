import { readFile } from 'node:fs/promises'
import { SAMPLE_RATE } from '~/raga/sound/stereo-block.ts'
import { fileFigures } from '~dev/recordings/check/file-figures.ts'
import type { Figures } from '~dev/recordings/check/gates.ts'
import { melodyFigures } from '~dev/recordings/check/melody-figures.ts'
import { clicksIn } from '~dev/recordings/measure/clicks.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { mixOf, scoreOf, stemOf } from '~dev/recordings/performance.ts'
import { type Recording, recordingNamed } from '~dev/recordings/recording.ts'

/** A finished file to be checked, by the name it is served under. */
export type CheckOrder = { readonly name: string; readonly file: string }

/** Everything that is measured of a recording: its file, what is heard of it, what is sung. */
export async function checkRecording({ name, file }: CheckOrder): Promise<Figures> {
  const recording = recordingNamed(name)
  if (!recording) throw new RangeError(`No recording is called ${name}`)
  const heard = await fileFigures(await readFile(file), recording.minutes * 60)
  return { ...heard, ...sung(recording), clicks: clicksBeforeEncoding(recording) }
}

/** The encoder blurs what snaps: 0.02 of full scale is found before it, 0.05 behind it. */
function clicksBeforeEncoding(recording: Recording): number {
  const { left, right } = collect(mixOf(recording))
  return clicksIn(left, SAMPLE_RATE).length + clicksIn(right, SAMPLE_RATE).length
}

function sung(recording: Recording): Figures {
  const score = scoreOf(recording)
  return melodyFigures(recording.raga, score, stemOf(recording, score))
}
