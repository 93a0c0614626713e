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
import { powerOf, quantileOf } from '~dev/recordings/measure/statistics.ts'
import { type Overtones, overtones } from '~dev/recordings/timbre/overtones.ts'

/** How a flute begins its tones, trembles and is softened. */
export type FluteFigures = {
  /** How long the air is heard before the tone, ms: the median of many beginnings. */
  readonly airBefore: number
  /** How long a tone takes from a tenth to eight tenths of its level, ms; one in ten is quicker. */
  readonly attackQuick: number
  readonly attackSlow: number
  /** From how far below a tone begins, cents: one in ten begins nearer, one in ten further. */
  readonly scoopNear: number
  readonly scoopFar: number
  /** How far partials 2–4 rise and fall with the vibrato, dB. */
  readonly trembleDb: number
  /** How far the pitch moves to either side with it, cents. */
  readonly trembleCents: number
  readonly trembleHz: number
  /** How much weaker the overtones are in a softer breath, dB. */
  readonly dullerSoft: number
}

const PHRASES = 24
const APART_SECONDS = 5
/** Too short to swell. */
const SAY_SECONDS = 1.7

/** Renders a flute's tones alone, without the room, and measures them. */
export function fluteFigures(raga: Raga): FluteFigures {
  const begun = played(
    raga,
    Array.from({ length: PHRASES }, (_, index) => sung(index * APART_SECONDS, 'S:1')),
  )
  const leads = begun.contours.map((contour) => airBefore(begun.voice, contour))
  const attacks = begun.contours.map((contour) => attackOf(begun.voice, contour))
  const scoops = begun.contours.map(scoopOf)
  const held = played(raga, [sung(0, 'S:9')])
  const [contour] = held.contours
  if (!contour) throw new RangeError('A note was not played')
  const tone = overtones(held.voice, held.saHz, contour)
  return {
    airBefore: quantileOf(leads, 0.5),
    attackQuick: quantileOf(attacks, 0.1),
    attackSlow: quantileOf(attacks, 0.9),
    scoopNear: quantileOf(scoops, 0.9),
    scoopFar: quantileOf(scoops, 0.1),
    ...trembleOf(tone),
    trembleCents: trembleCents(contour),
    dullerSoft: colourBetween(tone, 2, 6) - colourBetween(tone, 9, 9.15),
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

/**
 * A tone and its air are heard from a tenth of their later level on. Nearer to it than this the
 * breath, which is never steady, would decide.
 */
const HEARD = 0.1
const REACHED = 0.8
const STEP_SECONDS = 0.002
const AIR = [
  { kind: 'high-pass', hz: 3200, q: Math.SQRT1_2, db: 0 },
  { kind: 'high-pass', hz: 3200, q: Math.SQRT1_2, db: 0 },
] as const
const TONE = [
  { kind: 'low-pass', hz: 400, q: Math.SQRT1_2, db: 0 },
  { kind: 'low-pass', hz: 400, q: Math.SQRT1_2, db: 0 },
] as const

function airBefore(voice: Float32Array, contour: Contour): number {
  const part = beginningOf(voice, contour)
  return 1000 * (reached(part, TONE, HEARD) - reached(part, AIR, HEARD))
}

function attackOf(voice: Float32Array, contour: Contour): number {
  const part = beginningOf(voice, contour)
  return 1000 * (reached(part, TONE, REACHED) - reached(part, TONE, HEARD))
}

function beginningOf(voice: Float32Array, { startTick }: Contour): Float32Array {
  const from = Math.round((startTick / TICKS_PER_SECOND) * SAMPLE_RATE)
  return voice.subarray(from, from + SAMPLE_RATE)
}

/** When a part reaches a share of its later level, seconds. */
function reached(part: Float32Array, filters: typeof AIR | typeof TONE, share: number): number {
  const heard = part.slice()
  filterChain(heard, filters, SAMPLE_RATE)
  const step = STEP_SECONDS * SAMPLE_RATE
  const level = (at: number, length: number) => Math.sqrt(powerOf(heard.subarray(at, at + length)))
  const later = level(SAMPLE_RATE / 2, SAMPLE_RATE / 2)
  for (let at = 0; at < part.length; at += step) {
    if (level(at, 4 * step) > share * later) return at / SAMPLE_RATE
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
    trembleDb:
      (2 * Math.SQRT2 * waves.reduce((total, wave) => total + Math.sqrt(powerOf(wave)), 0)) / 3,
    trembleHz: crossings.length / (sum.length / hz),
  }
}

function trembleCents({ cents }: Contour): number {
  const from = TREMBLING.from * TICKS_PER_SECOND
  const part = Float64Array.from(cents.subarray(from, TREMBLING.to * TICKS_PER_SECOND))
  return Math.sqrt(2 * powerOf(withoutSlow(part, TICKS_PER_SECOND)))
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

/** Partials 2–4 against the first, dB, between two seconds of a note. */
function colourBetween({ levels, hz }: Overtones, from: number, to: number): number {
  const mean = (level: Float64Array) => {
    const part = level.subarray(from * hz, to * hz)
    return part.reduce((sum, value) => sum + value, 0) / part.length
  }
  const [first, ...others] = levels.map(mean)
  return others.slice(0, 3).reduce((sum, value) => sum + value, 0) / 3 - (first ?? Number.NaN)
}
