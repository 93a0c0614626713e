import FFT from 'fft.js'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { meanOf, quantileOf } from '~dev/recordings/measure/statistics.ts'

/** The edges of the bands, Hz: each ends where the next begins. */
const EDGES = [50, 125, 250, 500, 1000, 2000, 4000, 8000, 12_000] as const

/** The colour of a drone. */
export type DroneSpectrum = {
  /** The energy of each band, dB below that of all. */
  readonly bands: readonly number[]
  /** The middle of the energy, Hz. */
  readonly centroid: number
  /** The mean distance from each spectrum of length one to the next. */
  readonly flux: number
  /** How far 1–2 kHz and 2–4 kHz rise and fall within a cycle of strokes, dB. */
  readonly swings: readonly [number, number]
  /** How far 3–8 kHz sink within a tenth of a second at most, dB. */
  readonly steepest: number
  /** The loudest of the first sixteen partials of Sa, and how far it is above the first, dB. */
  readonly loudest: number
  readonly aboveFirst: number
}

const WINDOW = 2048
const HOP = 512
/** Spectra that make one value of a swing. */
const SMOOTH = 40

/** Long windows tell the partials of Sa from those of the first string. */
const LONG_WINDOW = 16_384
const PARTIALS = 16
const PARTIAL_BINS = 3

/**
 * Measures a drone alone, over windows of 64 ms, a new one every 16 ms; a swing is the distance of
 * the loudest from the softest 0.6 s within `cycleSeconds`, in the middle of all
 * cycles.
 */
export function droneSpectrum(
  samples: Float32Array,
  saHz: number,
  cycleSeconds: number,
): DroneSpectrum {
  const powers = powerSpectra(samples, WINDOW, HOP)
  const partials = partialsOfSa(samples, saHz)
  const top = Math.max(...partials)
  const sum = summed(powers)
  const energies = EDGES.slice(1).map((to, band) => energyOf(sum, EDGES[band] ?? 0, to))
  const all = energies.reduce((total, energy) => total + energy, 0)
  const weighted = sum.reduce((total, power, bin) => total + power * bin * BIN_HZ, 0)
  return {
    bands: energies.map((energy) => 10 * Math.log10(energy / all)),
    centroid: weighted / sum.reduce((total, power) => total + power, 0),
    flux: fluxOf(powers),
    swings: [swingOf(powers, 1000, 2000, cycleSeconds), swingOf(powers, 2000, 4000, cycleSeconds)],
    steepest: steepestOf(powers, 3000, 8000),
    loudest: partials.indexOf(top) + 1,
    aboveFirst: 10 * Math.log10(top / (partials[0] ?? 0)),
  }
}

const BIN_HZ = SAMPLE_RATE / WINDOW

/** The power in each bin of windows (Hann) that begin `hop` samples apart. */
export function powerSpectra(samples: Float32Array, window: number, hop: number): Float64Array[] {
  const fft = new FFT(window)
  // The real and the imaginary part of each bin, alternating.
  const bins: number[] = fft.createComplexArray()
  const hann = Float64Array.from(
    { length: window },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / window),
  )
  const count = Math.floor((samples.length - window) / hop) + 1
  return Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(index * hop, index * hop + window)
    fft.realTransform(
      bins,
      hann.map((share, at) => (part[at] as number) * share),
    )
    return Float64Array.from(
      { length: window / 2 },
      (_power, bin) => (bins[2 * bin] as number) ** 2 + (bins[2 * bin + 1] as number) ** 2,
    )
  })
}

/** The same for all of them together. */
export function summed(powers: readonly Float64Array[]): Float64Array {
  return powers.reduce((total, power) => total.map((value, bin) => value + (power[bin] ?? 0)))
}

/** The energy of each partial of Sa. */
function partialsOfSa(samples: Float32Array, saHz: number): number[] {
  const power = summed(powerSpectra(samples, LONG_WINDOW, LONG_WINDOW / 2))
  return Array.from({ length: PARTIALS }, (_, index) => {
    const bin = Math.round(((index + 1) * saHz * LONG_WINDOW) / SAMPLE_RATE)
    return power
      .subarray(bin - PARTIAL_BINS, bin + PARTIAL_BINS + 1)
      .reduce((total, value) => total + value, 0)
  })
}

function energyOf(power: Float64Array, fromHz: number, toHz: number): number {
  return power
    .subarray(Math.ceil(fromHz / BIN_HZ), Math.ceil(toHz / BIN_HZ))
    .reduce((total, value) => total + value, 0)
}

function fluxOf(powers: readonly Float64Array[]): number {
  const units = powers.map((power) => {
    const length = Math.sqrt(power.reduce((total, value) => total + value, 0))
    return power.map((value) => Math.sqrt(value) / length)
  })
  const distances = units.slice(1).map((unit, index) => {
    const before = units[index] as Float64Array
    return Math.sqrt(unit.reduce((sum, value, bin) => sum + (value - (before[bin] ?? 0)) ** 2, 0))
  })
  return meanOf(distances)
}

function swingOf(
  powers: readonly Float64Array[],
  fromHz: number,
  toHz: number,
  cycleSeconds: number,
): number {
  const levels: number[] = []
  for (let at = 0; at + SMOOTH <= powers.length; at += SMOOTH / 2) {
    const part = powers.slice(at, at + SMOOTH).map((power) => energyOf(power, fromHz, toHz))
    levels.push(10 * Math.log10(meanOf(part)))
  }
  const cycle = Math.round((cycleSeconds * SAMPLE_RATE) / HOP / (SMOOTH / 2))
  const swings: number[] = []
  for (let at = 0; at + cycle <= levels.length; at += cycle) {
    const part = levels.slice(at, at + cycle)
    swings.push(Math.max(...part) - Math.min(...part))
  }
  return quantileOf(swings, 0.5)
}

const FALL_SECONDS = 0.1

function steepestOf(powers: readonly Float64Array[], fromHz: number, toHz: number): number {
  const levels = powers.map((power) => 10 * Math.log10(energyOf(power, fromHz, toHz)))
  const hops = Math.round((FALL_SECONDS * SAMPLE_RATE) / HOP)
  return Math.max(...levels.slice(hops).map((level, at) => (levels[at] ?? 0) - level))
}
