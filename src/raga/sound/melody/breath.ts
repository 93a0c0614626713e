import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { smoothstep, TICKS_PER_SECOND, tickOf } from '~/raga/sound/melody/ticks.ts'

/** Shares of the loudness, and times in seconds. */
export type BreathSpec = {
  /** How long the air is heard before the tone, shortest and longest. */
  readonly leadSeconds: readonly [number, number]
  /** The puff of air at the beginning of a phrase, and of a note begun by the tongue. */
  readonly chiff: { readonly phrase: number; readonly note: number; readonly fadeSeconds: number }
  readonly attackSeconds: number
  /**
   * How long before the phrase's end the breath begins to fade, and how long after the end it is
   * silent.
   */
  readonly releaseSeconds: readonly [before: number, after: number]
  /** How much stronger the middle of the phrase, and of each note, is than its ends. */
  readonly arch: number
  readonly swell: number
  /** How much weaker the breath is where the tongue begins a note again, and how long. */
  readonly tongue: number
  readonly tongueSeconds: number
}

/**
 * The strength of the tone through a phrase, 0…1, one value for each tick; it begins `lead` seconds
 * after the phrase.
 */
export function breathCurve(
  notes: readonly SungNote[],
  seconds: number,
  length: number,
  lead: number,
  spec: BreathSpec,
): Float32Array {
  const curve = new Float32Array(length)
  const [before, after] = spec.releaseSeconds
  // Where there is no room for the whole release, it is as long as the room.
  const gone = Math.min(seconds + after, length / TICKS_PER_SECOND)
  const leaves = Math.max(seconds / 2, seconds - before)
  for (let tick = 0; tick < length; tick++) {
    const at = tick / TICKS_PER_SECOND
    const arch = 1 - spec.arch * (Math.min(1, at / seconds) * 2 - 1) ** 2
    const attack = smoothstep((at - lead) / spec.attackSeconds)
    curve[tick] = arch * attack * smoothstep((gone - at) / (gone - leaves))
  }
  for (const note of notes) shape(curve, note, spec)
  return curve
}

const RISE_SECONDS = 0.012

/**
 * The strength of the air, which makes the noise: the breath's, with a puff before the tone where a
 * phrase or a tongued note begins.
 */
export function airCurve(
  notes: readonly SungNote[],
  breath: Float32Array,
  lead: number,
  { chiff }: BreathSpec,
): Float32Array {
  const air = breath.slice()
  for (const note of notes) {
    const strength = note.start === 0 ? chiff.phrase : chiff.note
    if (strength === 0 || (note.meend && note.start > 0)) continue
    const from = tickOf(Math.max(0, note.start - lead))
    const to = Math.min(air.length, from + tickOf(lead + 6 * chiff.fadeSeconds))
    for (let tick = from; tick < to; tick++) {
      const at = (tick - from) / TICKS_PER_SECOND
      const fade = Math.exp(-Math.max(0, at - lead) / chiff.fadeSeconds)
      air[tick] = (air[tick] as number) + strength * smoothstep(at / RISE_SECONDS) * fade
    }
  }
  return air
}

function shape(curve: Float32Array, note: SungNote, spec: BreathSpec): void {
  const [from, to] = [tickOf(note.start), tickOf(note.start + note.length)]
  for (let tick = from; tick < Math.min(to, curve.length); tick++) {
    const middle = Math.sin((Math.PI * (tick - from)) / (to - from))
    curve[tick] = (curve[tick] as number) * (1 - spec.swell * (1 - middle))
  }
  // The last note keeps its final swell; in the tail only the breath changes.
  const half = tickOf(spec.tongueSeconds / 2)
  if (note.meend || note.start === 0 || half === 0) return
  for (let tick = Math.max(0, from - half); tick < Math.min(from + half, curve.length); tick++) {
    const dip = 0.5 + 0.5 * Math.cos((Math.PI * (tick - from)) / half)
    curve[tick] = (curve[tick] as number) * (1 - spec.tongue * dip)
  }
}
