import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MPEGDecoder } from 'mpg123-decoder'
import { expect, test } from 'vitest'
import {
  droneAddress,
  GROUND_OVERLAP_SECONDS,
  RAIN_ADDRESS,
  SIT_TUNINGS,
  STILLNESS,
} from '~/domain/sit/sit-ground.ts'
import { renderRain, renderTanpura } from '~/raga/sound/render-ground.ts'
import { renderSit } from '~/raga/sound/render-sit.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { clicksIn } from '~dev/recordings/measure/clicks.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { fidelityOf, levelOf } from '~dev/recordings/measure/fidelity.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { recordingName, soundNamed } from '~dev/recordings/recording.ts'
import { GROUNDS, groundNamed } from '~dev/recordings/render/ground.ts'
import { renderFile } from '~dev/recordings/render/render-file.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const RATE = 32_000
const FADE = GROUND_OVERLAP_SECONDS

const tanpura = (tonicHz: number, seconds: number) =>
  collect(renderTanpura({ tonicHz, seconds, fadeSeconds: FADE, seed: 'test' }))

/** What is heard where one playing gives way to the next: from the middle to the middle. */
function seam({ left, right }: StereoBlock): StereoBlock {
  const lap = (side: Float32Array) => {
    const turn = side.length - FADE * RATE
    const both = new Float32Array(2 * turn)
    both.set(side)
    for (const [index, sample] of side.entries()) {
      const at = turn + index
      if (at < both.length) both[at] = (both[at] ?? 0) + sample
    }
    return both
  }
  return { left: lap(left), right: lap(right) }
}

test('the grounds of a sit are the addresses the app knows, and no others', () => {
  const drones = SIT_TUNINGS.map(({ id }) => droneAddress(id))
  const addresses = [...drones, RAIN_ADDRESS, STILLNESS.url]
  expect(GROUNDS.map(({ name }) => `/recordings/${name}`)).toEqual(addresses)
  for (const { name } of GROUNDS) {
    const sound = soundNamed(name)
    expect(sound && recordingName(sound)).toBe(name)
  }
  expect(groundNamed('tanpura-e.mp3')).toBeUndefined()
  expect(soundNamed('tanpura-c-5.mp3')).toBeUndefined()
})

test.each(SIT_TUNINGS.map(({ sa, tonicHz }) => [sa, tonicHz] as const))(
  'a tanpura by itself on %s repeats without a gap, a click or a dip',
  (_sa, tonicHz) => {
    const round = seam(tanpura(tonicHz, 40))
    const { gaps, clipped, endDb } = fidelityOf(round, RATE, FADE, round.left.length / RATE)
    expect({ gaps, clipped }).toEqual({ gaps: [], clipped: 0 })
    expect(endDb).toBeGreaterThan(-40)
    expect(clicksIn(round.left, RATE)).toEqual([])
    const at = (seconds: number) => levelOf(round, seconds * RATE, (seconds + FADE) * RATE)
    // Three stretches as long as the fade: before the turn, the turn itself, after it.
    const [before, turn, after] = [at(40 - 2 * FADE), at(40 - FADE), at(40)]
    expect(Math.abs(turn - (before + after) / 2)).toBeLessThan(2)
  },
)

test('a tanpura by itself begins and ends in silence, and has no beginning in between', () => {
  const sound = tanpura(138.59, 40)
  expect(levelOf(sound, 0, 0.02 * RATE)).toBeLessThan(-60)
  expect(levelOf(sound, 39.98 * RATE, 40 * RATE)).toBeLessThan(-60)
  const meter = loudnessMeter(RATE)
  const middle = (side: Float32Array) => side.subarray(FADE * RATE, (40 - FADE) * RATE)
  meter.add({ left: middle(sound.left), right: middle(sound.right) })
  expect(Math.abs(meter.result().integrated + 21)).toBeLessThan(1.5)
})

test('the rain repeats without a gap or a dip, as loud as the rain of a composed sit', () => {
  const round = seam(collect(renderRain({ seconds: 40, fadeSeconds: FADE, seed: 'test' })))
  const composed = collect(
    renderSit({ seconds: 60, innerBells: [], ground: { kind: 'rain' }, seed: 'test' }),
  )
  const wanted = levelOf(composed, 40 * RATE, 48 * RATE)
  for (const at of [40 - 2 * FADE, 40 - FADE, 40]) {
    expect(levelOf(round, at * RATE, (at + FADE) * RATE)).toBeCloseTo(wanted, 0)
  }
})

test('the stillness is sound to a browser and silence to a person, as a file too', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'stillness.mp3')
  const ground = groundNamed('stillness.mp3')
  if (!ground) throw new Error('There is no stillness.')
  await renderFile(ground, { draft: join(folder, 'draft'), file })
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData } = decoder.decode(await readFile(file))
  const [left, right] = channelData.map((channel) => channel.slice())
  decoder.free()
  const sound = { left: left ?? new Float32Array(), right: right ?? new Float32Array() }
  for (let second = 1; second < 59; second++) {
    const level = levelOf(sound, second * RATE, (second + 1) * RATE)
    expect(level).toBeGreaterThan(-66)
    expect(level).toBeLessThan(-54)
  }
})
