import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { checkRecording } from '~dev/recordings/check/check-recording.ts'
import { faultsOf, MINUTE_GATES } from '~dev/recordings/check/gates.ts'
import { mp3Encoder } from '~dev/recordings/render/encode.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

/** The faults that the check of recordings finds in a file under a name, with or without its drone. */
export async function faultsIn(
  file: Uint8Array,
  name: string,
  drone?: StereoBlock,
): Promise<string> {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, file)
  return faultsOf(await checkRecording({ name, file: path }, drone), MINUTE_GATES).join('\n')
}

/** Sound of whole seconds as a finished file. */
export async function encoded({ left, right }: StereoBlock): Promise<Buffer> {
  const encoder = await mp3Encoder()
  const parts: Uint8Array[] = [encoder.begin(left.length / SAMPLE_RATE)]
  for (let at = 0; at < left.length; at += SAMPLE_RATE) {
    const second = (side: Float32Array) => side.subarray(at, at + SAMPLE_RATE)
    parts.push(encoder.encode({ left: second(left), right: second(right) }))
  }
  return Buffer.concat([...parts, encoder.finish()])
}
