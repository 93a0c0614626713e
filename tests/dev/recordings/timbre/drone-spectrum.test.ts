import { expect, test } from 'vitest'
import { droneSpectrum } from '~dev/recordings/timbre/drone-spectrum.ts'

const RATE = 32_000
const SECONDS = 10

type Part = readonly [hz: number, level: number, pulse?: number]

/** Tones together; one with a pulse is ten times softer in every second half of it. */
const tones = (...parts: readonly Part[]) =>
  Float32Array.from({ length: SECONDS * RATE }, (_, at) =>
    parts.reduce((sum, [hz, level, pulse = 0]) => {
      const soft = pulse > 0 && (at / RATE / pulse) % 1 >= 0.5
      return sum + (soft ? level / 10 : level) * Math.sin((2 * Math.PI * hz * at) / RATE)
    }, 0),
  )

test('the spectrum of a drone gives each band its share, and the middle of all', () => {
  const { bands, centroid, flux } = droneSpectrum(tones([300, 0.1], [3000, 0.1]), 150, 5)
  const shares = bands.map((band) => 10 ** (band / 10))
  expect(shares[2]).toBeCloseTo(0.5, 2)
  expect(shares[5]).toBeCloseTo(0.5, 2)
  expect(Math.max(...shares.filter((_, band) => band !== 2 && band !== 5))).toBeLessThan(0.001)
  expect(centroid).toBeCloseTo(1650, -1)
  expect(flux).toBeLessThan(0.01)
})

test('the spectrum of a drone finds the loudest partial of Sa, and how far it is above the first', () => {
  const { loudest, aboveFirst } = droneSpectrum(tones([140, 0.05], [280, 0.1], [700, 0.2]), 140, 5)
  expect(loudest).toBe(5)
  expect(aboveFirst).toBeCloseTo(12, 0)
})

test('the spectrum of a drone that changes has flux, and swings in the band that does', () => {
  const steady = droneSpectrum(tones([1500, 0.1], [3000, 0.1]), 150, 5)
  const moving = droneSpectrum(tones([1500, 0.1], [3000, 0.1, 4]), 150, 5)
  expect(steady.swings.map(Math.round)).toEqual([0, 0])
  expect(Math.round(moving.swings[0])).toBe(0)
  expect(moving.swings[1]).toBeGreaterThan(15)
  expect(moving.flux).toBeGreaterThan(steady.flux + 0.001)
})

test('the spectrum of a drone finds how fast its shine sinks, and not that of lower tones', () => {
  const shine = (hz: number, dbASecond: number) => {
    const part = tones([300, 0.1], [hz, 0.1])
    const faded = part.map((sample, at) => sample * 10 ** ((-dbASecond * at) / RATE / 20))
    return droneSpectrum(faded, 150, 5).steepest
  }
  expect(shine(5000, 10)).toBeCloseTo(1, 1)
  expect(shine(5000, 60)).toBeCloseTo(6, 0)
  const lower = droneSpectrum(tones([4000, 0.1], [1500, 0.1, 4]), 150, 5)
  expect(lower.steepest).toBeLessThan(1)
  expect(droneSpectrum(tones([300, 0.1], [4000, 0.1, 4]), 150, 5).steepest).toBeGreaterThan(10)
})
