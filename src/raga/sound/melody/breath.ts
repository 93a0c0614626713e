import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { smoothstep, TICKS_PER_SECOND, tickOf } from '~/raga/sound/melody/ticks.ts'

/** The softest phrase has the first value, the strongest the second. */
type ByStrength = readonly [softest: number, strongest: number]

/** Shares of the loudness, and times in seconds. */
export type BreathSpec = {
  /** How long the air is heard before the tone, shortest and longest. */
  readonly leadSeconds: readonly [number, number]
  /** The puff of air at the beginning of a phrase, and of a note begun by the tongue. */
  readonly chiff: {
    readonly phrase: ByStrength
    readonly note: ByStrength
    readonly fadeSeconds: number
  }
  /** How long the tone takes to reach its strength. */
  readonly attackSeconds: ByStrength
  /**
   * How long before the phrase's end the breath begins to fade, and how long after the end it is
   * silent.
   */
  readonly releaseSeconds: readonly [before: number, after: number]
  /** How much stronger the middle of the phrase is than its ends. */
  readonly arch: number
  /** How much weaker the breath is where the tongue begins a note again, and how long. */
  readonly tongue: number
  readonly tongueSeconds: number
}

/** How a phrase begins. */
type Beginning = {
  /** How strongly it is played, 0…1. */
  readonly strength: number
  /** How many seconds after the air its tone begins. */
  readonly lead: number
}

/**
 * The strength of the tone through a phrase of `seconds`, 0…1, one value for each of `length` ticks;
 * the phrase dies away after its end.
 */
export function breathCurve(
  notes: readonly SungNote[],
  seconds: number,
  length: number,
  { strength, lead }: Beginning,
  spec: BreathSpec,
): Float32Array {
  const curve = new Float32Array(length)
  const [before, after] = spec.releaseSeconds
  // Where there is no room for the whole release, it is as long as the room.
  const gone = Math.min(seconds + after, length / TICKS_PER_SECOND)
  const [softest, strongest] = spec.attackSeconds
  // Even a soft phrase whose first note is short has begun before the second.
  const attackSeconds = Math.min(
    softest * (strongest / softest) ** strength,
    (notes[0]?.length ?? seconds) / 2,
  )
  const leaves = Math.max(seconds / 2, seconds - before)
  for (let tick = 0; tick < length; tick++) {
    const at = tick / TICKS_PER_SECOND
    const arch = 1 - spec.arch * (Math.min(1, at / seconds) * 2 - 1) ** 2
    const attack = smoothstep((at - lead) / attackSeconds)
    curve[tick] = arch * attack * smoothstep((gone - at) / (gone - leaves))
  }
  for (const note of notes) tongue(curve, note, spec)
  return curve
}

/** How soon a puff of air is at its strongest, and after how many of its fades it is over. */
const RISE_SECONDS = 0.012
const FADES = 6

/**
 * The strength of the air, which makes the noise: the breath's, with a puff before the tone where a
 * phrase or a tongued note begins.
 */
export function airCurve(
  notes: readonly SungNote[],
  breath: Float32Array,
  { strength, lead }: Beginning,
  { chiff }: BreathSpec,
): Float32Array {
  const air = breath.slice()
  for (const note of notes) {
    const [softest, strongest] = note.start === 0 ? chiff.phrase : chiff.note
    const puff = softest + strength * (strongest - softest)
    if (puff === 0 || (note.meend && note.start > 0)) continue
    const from = tickOf(Math.max(0, note.start - lead))
    const to = Math.min(air.length, from + tickOf(lead + FADES * chiff.fadeSeconds))
    for (let tick = from; tick < to; tick++) {
      const at = (tick - from) / TICKS_PER_SECOND
      const fade = Math.exp(-Math.max(0, at - lead) / chiff.fadeSeconds)
      air[tick] = (air[tick] as number) + puff * smoothstep(at / RISE_SECONDS) * fade
    }
  }
  return air
}

function tongue(curve: Float32Array, note: SungNote, spec: BreathSpec): void {
  const [from, half] = [tickOf(note.start), tickOf(spec.tongueSeconds / 2)]
  if (note.meend || note.start === 0 || half === 0) return
  for (let tick = Math.max(0, from - half); tick < Math.min(from + half, curve.length); tick++) {
    const dip = 0.5 + 0.5 * Math.cos((Math.PI * (tick - from)) / half)
    curve[tick] = (curve[tick] as number) * (1 - spec.tongue * dip)
  }
}
