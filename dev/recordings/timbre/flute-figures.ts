import { parsePhrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { Score } from '~/raga/score/score.ts'
import type { Contour } from '~/raga/sound/melody/contour.ts'
import { TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { contoursOf, renderMelody } from '~/raga/sound/render-session.ts'
import { filterChain } from '~/raga/sound/strings/biquad.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import { type Overtones, overtones } from '~dev/recordings/timbre/overtones.ts'

/** How a flute begins its tones, trembles and colours them. */
export type FluteFigures = {
  /** How long the air is heard before the tone, ms: the median of many beginnings. */
  readonly airBefore: number
  /** From how far below a tone begins, cents: one in ten begins nearer, one in ten further. */
  readonly scoopNear: number
  readonly scoopFar: number
  /** How far partials 2–4 rise and fall with the vibrato, dB. */
  readonly trembleDb: number
  /** How far the pitch moves to either side with it, cents. */
  readonly trembleCents: number
  readonly trembleHz: number
  /** How much weaker the overtones are an octave higher, and in a softer breath, dB. */
  readonly dullerHigh: number
  readonly dullerSoft: number
}

const PHRASES = 24
const APART_SECONDS = 5
const SAY_SECONDS = 2.5

/** Renders a flute's tones alone, without the room, and measures them. */
export function fluteFigures(raga: Raga): FluteFigures {
  const begun = played(
    raga,
    Array.from({ length: PHRASES }, (_, index) => sung(index * APART_SECONDS, 'S:1')),
  )
  const leads = begun.contours.map((contour) => airBefore(begun.voice, contour))
  const scoops = begun.contours.map(scoopOf)
  const held = played(raga, [sung(0, 'S:9'), sung(12, "S':9")])
  const [low, high] = held.contours.map((contour) => overtones(held.voice, held.saHz, contour))
  if (!low || !high) throw new RangeError('A note was not played')
  return {
    airBefore: quantile(leads, 0.5),
    scoopNear: quantile(scoops, 0.9),
    scoopFar: quantile(scoops, 0.1),
    ...trembleOf(low),
    trembleCents: trembleCents(held.contours[0]),
    dullerHigh: colourBetween(low, 2, 6) - colourBetween(high, 2, 6),
    dullerSoft: colourBetween(low, 2, 6) - colourBetween(low, 9, 9.15),
  }
}

type Played = {
  readonly voice: Float32Array
  readonly saHz: number
  readonly contours: readonly Contour[]
}

function played(raga: Raga, phrases: Score['phrases']): Played {
  const request = { raga, minutes: 3, seed: 'flute' }
  const score = { phrases }
  const seconds = (phrases.at(-1)?.endSeconds ?? 0) + 1
  const { left, right } = collect(renderMelody({ ...request, score }), seconds)
  return {
    voice: left.map((sample, at) => sample + (right[at] as number)),
    saHz: raga.tonicHz * 2 ** TIMBRE.bansuri.octavesAboveSa,
    contours: [...contoursOf({ ...request, score })],
  }
}

function sung(startSeconds: number, text: string): Score['phrases'][number] {
  const [note] = parsePhrase(text).notes
  if (!note) throw new RangeError(text)
  const { units, ...rest } = note
  const lengthSeconds = text.includes(':1') ? SAY_SECONDS : units
  return {
    startSeconds,
    endSeconds: startSeconds + lengthSeconds,
    source: 'repertoire',
    notes: [{ ...rest, startSeconds, lengthSeconds }],
  }
}

/** A tone and its air are heard from a tenth of their later level on. */
const HEARD = 0.1
const STEP_SECONDS = 0.002
const AIR = [
  { kind: 'high-pass', hz: 3200, q: Math.SQRT1_2, db: 0 },
  { kind: 'high-pass', hz: 3200, q: Math.SQRT1_2, db: 0 },
] as const
const TONE = [
  { kind: 'low-pass', hz: 400, q: Math.SQRT1_2, db: 0 },
  { kind: 'low-pass', hz: 400, q: Math.SQRT1_2, db: 0 },
] as const

function airBefore(voice: Float32Array, { startTick }: Contour): number {
  const from = Math.round((startTick / TICKS_PER_SECOND) * SAMPLE_RATE)
  const part = voice.subarray(from, from + SAMPLE_RATE)
  return 1000 * (onsetOf(part, TONE) - onsetOf(part, AIR))
}

function onsetOf(part: Float32Array, filters: typeof AIR | typeof TONE): number {
  const heard = part.slice()
  filterChain(heard, filters, SAMPLE_RATE)
  const step = STEP_SECONDS * SAMPLE_RATE
  const level = (at: number, length: number) =>
    Math.sqrt(heard.subarray(at, at + length).reduce((sum, s) => sum + s * s, 0) / length)
  const later = level(SAMPLE_RATE / 2, SAMPLE_RATE / 2)
  for (let at = 0; at < part.length; at += step) {
    if (level(at, 4 * step) > HEARD * later) return at / SAMPLE_RATE
  }
  return Number.NaN
}

/** The first pitch against that of the middle, cents. */
function scoopOf({ cents }: Contour): number {
  const middle = cents.slice(400, 1000).sort()
  return (cents[0] as number) - (middle[middle.length >> 1] as number)
}

const TREMBLING = { from: 2, to: 8 }

function trembleOf({ levels, hz }: Overtones): Pick<FluteFigures, 'trembleDb' | 'trembleHz'> {
  const part = (level: Float64Array) => level.subarray(TREMBLING.from * hz, TREMBLING.to * hz)
  const waves = levels.slice(1, 4).map((level) => withoutSlow(part(level), hz))
  const sum = (waves[0] ?? new Float64Array()).map((_, at) =>
    waves.reduce((total, wave) => total + (wave[at] as number), 0),
  )
  const crossings = sum.subarray(1).filter((value, at) => value > 0 && (sum[at] as number) <= 0)
  return {
    // From the lowest to the highest of a wave: its RMS times two square roots of two.
    trembleDb: (2 * Math.SQRT2 * waves.reduce((total, wave) => total + rms(wave), 0)) / 3,
    trembleHz: crossings.length / (sum.length / hz),
  }
}

function trembleCents(contour: Contour | undefined): number {
  const from = TREMBLING.from * TICKS_PER_SECOND
  const part = Float64Array.from(
    contour?.cents.subarray(from, TREMBLING.to * TICKS_PER_SECOND) ?? [],
  )
  return Math.SQRT2 * rms(withoutSlow(part, TICKS_PER_SECOND))
}

/** A curve less its mean over half a second around, and without what is quicker than a vibrato. */
function withoutSlow(curve: Float64Array, hz: number): Float64Array {
  const mean = (at: number, reach: number) => {
    const part = curve.subarray(Math.max(0, at - reach), at + reach + 1)
    return part.reduce((sum, value) => sum + value, 0) / part.length
  }
  const [near, far] = [Math.round(0.015 * hz), Math.round(0.2 * hz)]
  return curve.map((_, at) => mean(at, near) - mean(at, far)).subarray(far, -far)
}

function rms(curve: Float64Array): number {
  return Math.sqrt(curve.reduce((sum, value) => sum + value * value, 0) / curve.length)
}

/** Partials 2–4 against the first, dB, between two seconds of a note. */
function colourBetween({ levels, hz }: Overtones, from: number, to: number): number {
  const mean = (level: Float64Array) => {
    const part = level.subarray(from * hz, to * hz)
    return part.reduce((sum, value) => sum + value, 0) / part.length
  }
  const [first, ...others] = levels.map(mean)
  return others.slice(0, 3).reduce((sum, value) => sum + value, 0) / 3 - (first ?? Number.NaN)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
