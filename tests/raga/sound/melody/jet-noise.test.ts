import { expect, test } from 'vitest'
import { JetNoise } from '~/raga/sound/melody/jet-noise.ts'
import { hannWindowed, magnitudeAt } from '~dev/recordings/measure/partials.ts'

const RATE = 32_000
const TICK = 32

function noise(seed: string, hz: number, boreHz: number, seconds = 4): Float32Array {
  const jet = new JetNoise()
  jet.begin(seed)
  const sound = new Float32Array(seconds * RATE)
  for (let from = 0; from < sound.length; from += TICK) {
    const tone = new Float64Array(TICK)
    jet.addTo(tone, 1, hz, boreHz)
    sound.set(tone, from)
  }
  return sound
}

/** The mean level near a frequency, dB. */
function level(sound: Float32Array, hz: number): number {
  const windowed = hannWindowed(sound)
  const powers = Array.from(
    { length: 60 },
    (_, at) => magnitudeAt(windowed, RATE, hz + (at - 30) / 2) ** 2,
  )
  return 10 * Math.log10(powers.reduce((sum, power) => sum + power, 0) / powers.length)
}

test('the noise of a jet is the same for the same seed only, and from its beginning', () => {
  expect(noise('a', 400, 400, 1)).toEqual(noise('a', 400, 400, 1))
  expect(noise('a', 400, 400, 1)).not.toEqual(noise('b', 400, 400, 1))
  const jet = new JetNoise()
  const first = new Float64Array(TICK)
  jet.begin('a')
  jet.addTo(first, 1, 400, 400)
  jet.addTo(new Float64Array(TICK), 1, 300, 150)
  const again = new Float64Array(TICK)
  jet.begin('a')
  jet.addTo(again, 1, 400, 400)
  expect(again).toEqual(first)
})

test('the noise of a jet rings with the bore, and sinks above the tone', () => {
  const sound = noise('a', 400, 400)
  expect(level(sound, 800) - level(sound, 600)).toBeGreaterThan(3)
  expect(level(sound, 1200) - level(sound, 1000)).toBeGreaterThan(3)
  expect(level(sound, 600) - level(sound, 3000)).toBeGreaterThan(8)
})

test('the noise of a jet rings half-way between the harmonics of an overblown tone', () => {
  const sound = noise('a', 400, 200)
  expect(level(sound, 600) - level(sound, 500)).toBeGreaterThan(3)
  expect(level(sound, 1000) - level(sound, 900)).toBeGreaterThan(3)
})
