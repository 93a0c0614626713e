import { randomStream } from '~/raga/random.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { smoothstep, TICKS_PER_SECOND, tickOf } from '~/raga/sound/melody/ticks.ts'
import { gainOf } from '~/raga/sound/voice/stereo-block.ts'

/** How strongly a voice plays, dB; a phrase at its usual force has 0. */
export type ForceSpec = {
  /** How much one phrase differs from another, to either side at most. */
  readonly spread: number
  /** How much stronger it is an octave higher, and where it is neither, cents above middle Sa. */
  readonly perOctave: number
  readonly evenCents: number
  /** How much softer the end of a phrase is, and from which share of it on it becomes so. */
  readonly fall: number
  readonly fallsFrom: number
  /** How far a long note swells. */
  readonly swell: readonly [least: number, most: number]
  /** The length from which on a note swells, and from which on it may swell the most. */
  readonly swellSeconds: readonly [from: number, most: number]
  /** How much it wavers with an unsteady breath: a standard deviation. */
  readonly unsteady: number
}

/** What the force of a phrase follows from. */
type Played = {
  readonly notes: readonly SungNote[]
  readonly seconds: number
  /** Its pitch, cents above middle Sa, and how unsteady it is, for each tick. */
  readonly cents: Float32Array
  readonly unsteady: Float32Array
  /** How strongly it is played, 0…1: see `strengthOf`. */
  readonly strength: number
  readonly seed: string
}

/** How strongly a phrase is played, 0…1: the mean of two draws, so that middling is most usual. */
export function strengthOf(seed: string): number {
  const random = randomStream(`${seed}/force`)
  return (random() + random()) / 2
}

/**
 * The force of a phrase as a factor, one value for each tick: softer low and at its end, stronger
 * at its summit, with a swell in its long notes. The same breath that wavers in it moves the pitch.
 */
export function forceCurve(played: Played, spec: ForceSpec): Float32Array {
  const { notes, seconds, cents, unsteady, strength, seed } = played
  const random = randomStream(`${seed}/swell`)
  const own = spec.spread * (2 * strength - 1)
  const swells = new Float32Array(cents.length)
  for (const note of notes) swell(swells, note, random(), spec)
  return cents.map((place, tick) => {
    const part = tick / TICKS_PER_SECOND / seconds
    const height = Math.max(-1, Math.min(1.2, (place - spec.evenCents) / 1200))
    const fall = spec.fall * smoothstep((part - spec.fallsFrom) / (1 - spec.fallsFrom))
    const waver = spec.unsteady * (unsteady[tick] as number)
    return gainOf(own + spec.perOctave * height - fall + (swells[tick] as number) + waver)
  })
}

/** Adds the swell of a note: it rises to its fullest before the middle, and sinks back slowly. */
function swell(
  curve: Float32Array,
  { start, length }: SungNote,
  chance: number,
  { swell: [least, most], swellSeconds: [shortest, long] }: ForceSpec,
): void {
  if (length < shortest) return
  const room = Math.min(1, (length - shortest) / (long - shortest))
  const db = least + (most - least) * room * chance
  const [from, to] = [tickOf(start), Math.min(curve.length, tickOf(start + length))]
  for (let tick = from; tick < to; tick++) {
    const part = (tick - from) / TICKS_PER_SECOND / length
    curve[tick] = db * smoothstep(part / FULLEST) * smoothstep((1 - part) / (1 - FULLEST))
  }
}

const FULLEST = 0.4
