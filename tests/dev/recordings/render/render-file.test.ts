import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MPEGDecoder } from 'mpg123-decoder'
import { expect, test } from 'vitest'
import { mp3Bytes } from '~/mp3/frames.ts'
import { emptyBlock, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { BELL_FILE, makeBell } from '~dev/recordings/bell.ts'
import { fidelityOf, levelOf } from '~dev/recordings/measure/fidelity.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { parseMp3 } from '~dev/recordings/measure/mp3-frames.ts'
import { truePeakMeter } from '~dev/recordings/measure/true-peak.ts'
import { mp3Encoder } from '~dev/recordings/render/encode.ts'
import { mixOf } from '~dev/recordings/render/performance.ts'
import { renderFile, writeMp3 } from '~dev/recordings/render/render-file.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

async function decoded(file: string): Promise<StereoBlock> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate, errors } = decoder.decode(await readFile(file))
  expect(errors).toEqual([])
  expect(sampleRate).toBe(32_000)
  const [left, right] = channelData.map((channel) => channel.slice())
  decoder.free()
  return { left: left ?? new Float32Array(), right: right ?? new Float32Array() }
}

/** Every frame alike: what makes length and seeking exact. */
async function expectUniformFrames(file: string, seconds: number): Promise<void> {
  const frames = parseMp3(await readFile(file))
  const kinds = new Set(frames.map((f) => `${f.bytes} ${f.kbps} ${f.sampleRate} ${f.channelMode}`))
  expect([...kinds]).toEqual(['576 128 32000 joint'])
  expect(frames.length * 576).toBe(mp3Bytes(seconds))
  expect(Math.abs(frames.length * 0.036 - seconds)).toBeLessThan(0.1)
}

test('a recording as a file is uniform frames that decode to what was rendered', async () => {
  const folder = await temporaryFolder()
  const paths = { draft: join(folder, 'draft'), file: join(folder, 'khamaj.mp3') }
  const growth: number[] = []
  await renderFile({ raga: ragaFor('khamaj'), minutes: 1 }, paths, (bytes) => growth.push(bytes))
  expect(growth.at(-1)).toBe(mp3Bytes(60))
  expect(growth).toEqual(growth.toSorted((a, b) => a - b))
  expect(await readdir(folder)).toEqual(['khamaj.mp3'])
  await expectUniformFrames(paths.file, 60)
  const sound = await decoded(paths.file)
  const [loudness, truePeak] = [loudnessMeter(32_000), truePeakMeter()]
  loudness.add(sound)
  truePeak.add(sound)
  // A minute is hardly more than its beginning and its end, quieter than a whole session.
  const rendered = loudnessMeter(32_000)
  for (const block of mixOf({ raga: ragaFor('khamaj'), minutes: 1 })) rendered.add(block)
  const difference = loudness.result().integrated - rendered.result().integrated
  expect(Math.abs(difference)).toBeLessThan(0.1)
  expect(truePeak.result()).toBeLessThanOrEqual(-2)
  const { gaps, endDb, clipped } = fidelityOf(sound, 32_000, 5, 55)
  expect({ gaps, clipped }).toEqual({ gaps: [], clipped: 0 })
  expect(endDb).toBeLessThan(-60)
})

test('a recording as a file has the expected size for any length', async () => {
  // Together these leave every remainder of a second that a frame can.
  for (let seconds = 1; seconds <= 9; seconds++) {
    const encoder = await mp3Encoder()
    let bytes = encoder.begin(seconds).length
    for (let second = 0; second < seconds; second++) bytes += encoder.encode(emptyBlock()).length
    bytes += encoder.finish().length
    expect(bytes).toBe(mp3Bytes(seconds))
  }
  expect(mp3Bytes(600)).toBe(9_601_344)
})

test('a recording as a file states its length in the first frame, which is silent', async () => {
  const folder = await temporaryFolder()
  const paths = { draft: join(folder, 'draft'), file: join(folder, 'quiet.mp3') }
  await writeMp3([emptyBlock(), emptyBlock()], 2, paths)
  const file = await readFile(paths.file)
  expect(file.toString('latin1', 36, 40)).toBe('Info')
  const frames = parseMp3(file).length - 1
  expect([file.readUInt32BE(44), file.readUInt32BE(48)]).toEqual([frames, file.length])
  // A decoder that knows the length takes its own delay off the beginning.
  expect((await decoded(paths.file)).left.length).toBe(frames * 1152 - 529)
})

test('a recording as a file is missing when its making fails, and an old one stays as it was', async () => {
  const folder = await temporaryFolder()
  const paths = { draft: join(folder, 'draft'), file: join(folder, 'old.mp3') }
  await writeFile(paths.file, 'old')
  function* broken(): Generator<StereoBlock> {
    yield emptyBlock()
    throw new Error('a string broke')
  }
  await expect(writeMp3(broken(), 2, paths)).rejects.toThrow('a string broke')
  await expect(writeMp3([emptyBlock()], 2, paths)).rejects.toThrow(/bytes where .* were promised/)
  expect(await readFile(paths.file, 'utf8')).toBe('old')
  expect(existsSync(paths.draft)).toBe(false)
})

test('the fallback bell is twelve seconds of bell that end in silence', async () => {
  await expectUniformFrames(BELL_FILE, 12)
  const bell = await decoded(BELL_FILE)
  expect(levelOf(bell, 0.2 * 32_000, 1.2 * 32_000)).toBeGreaterThan(-30)
  expect(fidelityOf(bell, 32_000).endDb).toBeLessThan(-60)
})

test('the fallback bell is the same that the renderer makes today', async () => {
  const file = join(await temporaryFolder(), 'bell.mp3')
  await makeBell(file)
  const [made, committed] = [await decoded(file), await decoded(BELL_FILE)]
  expect(made.left.length).toBe(committed.left.length)
  // Not byte for byte: sines may differ in their last digit between engines.
  for (let second = 0; second < 11; second++) {
    const [from, to] = [second * 32_000, (second + 1) * 32_000]
    expect(levelOf(made, from, to)).toBeCloseTo(levelOf(committed, from, to), 0)
  }
})

test('the frame parser names the byte where a file stops being MP3', async () => {
  const bell = await readFile(BELL_FILE)
  expect(() => parseMp3(Buffer.concat([bell, Buffer.from('TAG')]))).toThrow(
    'No MP3 frame at byte 193536',
  )
  expect(() => parseMp3(bell.subarray(0, 1000))).toThrow('A cut MP3 frame at byte 576')
})
