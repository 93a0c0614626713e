import type { Raga } from '~/raga/model/raga.ts'
import { between, randomStream } from '~/raga/random.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import { airCurve, type BreathSpec, breathCurve } from '~/raga/sound/melody/breath.ts'
import { type ForceSpec, forceCurve, strengthOf } from '~/raga/sound/melody/force.ts'
import { addDrift, ornament, type ScoopSpec } from '~/raga/sound/melody/ornament.ts'
import { type GlideSeconds, pitchPath } from '~/raga/sound/melody/pitch-path.ts'
import { type SungNote, sungNotes } from '~/raga/sound/melody/sung-notes.ts'
import { TICKS_PER_SECOND, tickOf } from '~/raga/sound/melody/ticks.ts'
import { unsteadiness } from '~/raga/sound/melody/unsteady.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'

/** How an instrument plays its notes: see `TIMBRE`. */
type Manner = {
  readonly glideSeconds: GlideSeconds
  readonly scoop: ScoopSpec
  readonly breath: BreathSpec
  /** How a long note is struck again while it sounds, if it is. */
  readonly restrike: {
    readonly afterSeconds: number
    readonly force: number
    /** How strongly the touches of a murki are struck; every second one is bent to instead. */
    readonly touchForce: number
  } | null
  /** How far an unsteady breath or hand moves the pitch: a standard deviation, cents. */
  readonly driftCents: number
  readonly force: ForceSpec
  /** How much a stroke raises the pitch, and how soon that is a third; null without strokes. */
  readonly sharp: { readonly cents: number; readonly fadeSeconds: number } | null
}

/** A note that begins, in ticks from the phrase's beginning, and its strength. */
type Stroke = { readonly tick: number; readonly force: number }

/** What a voice must follow through one phrase, one value for each tick. */
export type Contour = {
  /** From the beginning of the recording. */
  readonly startTick: number
  /** Pitch in cents above middle Sa. */
  readonly cents: Float32Array
  /** Strength: 1 is usual; the phrase is over when it reaches 0. */
  readonly breath: Float32Array
  /** The strength of the air that is heard beside the tone. */
  readonly air: Float32Array
  /** The vibrato, −1…1. */
  readonly tremble: Float32Array
  /** In order of time. A meend begins no note. */
  readonly strokes: readonly Stroke[]
}

/**
 * The pitch and breath of a phrase. It may sound after its end until `until` seconds, when the next
 * one begins.
 */
export function contourOf(
  raga: Raga,
  phrase: ScorePhrase,
  until: number,
  manner: Manner,
  seed: string,
): Contour {
  const notes = sungNotes(raga, phrase)
  const { startSeconds, endSeconds } = phrase
  const seconds = endSeconds - startSeconds
  const tail = tickOf(seconds + manner.breath.releaseSeconds[1])
  // The next phrase begins at a whole tick, and misses its first stroke if this one ends after that.
  const length = Math.min(tail, tickOf(until) - tickOf(startSeconds))
  const random = randomStream(seed)
  // What no note needs has a stream of its own, so that it changes no note.
  const onset = randomStream(`${seed}/onset`)
  const strength = strengthOf(seed)
  const beginning = { strength, lead: between(onset, manner.breath.leadSeconds) }
  const { cents, touches } = pitchPath(notes, length, manner.glideSeconds, random)
  const tremble = ornament(cents, notes, manner.scoop, onset)
  const unsteady = unsteadiness(length, seed)
  addDrift(cents, notes, unsteady, manner.driftCents)
  const strokes = strokesOf(notes, touches, seconds, manner)
  if (manner.sharp) sharpen(cents, strokes, manner.sharp)
  const force = forceCurve({ notes, seconds, cents, unsteady, strength, seed }, manner.force)
  const breath = breathCurve(notes, seconds, length, beginning, manner.breath).map(
    (tone, tick) => tone * (force[tick] as number),
  )
  return {
    startTick: tickOf(startSeconds),
    cents,
    breath,
    air: airCurve(notes, breath, beginning, manner.breath),
    tremble,
    strokes,
  }
}

/** Each stroke raises the pitch for a moment, in place, until the next. */
function sharpen(
  path: Float32Array,
  strokes: readonly Stroke[],
  { cents, fadeSeconds }: NonNullable<Manner['sharp']>,
): void {
  for (const [index, { tick: from, force }] of strokes.entries()) {
    const to = Math.min(path.length, strokes[index + 1]?.tick ?? path.length)
    for (let tick = from; tick < to; tick++) {
      const fade = Math.exp(-(tick - from) / TICKS_PER_SECOND / fadeSeconds)
      path[tick] = (path[tick] as number) + cents * force * fade
    }
  }
}

function strokesOf(
  notes: readonly SungNote[],
  touches: readonly number[],
  seconds: number,
  { restrike }: Manner,
): Stroke[] {
  const begun = notes.filter((note) => !note.meend)
  if (!restrike) return begun.map((note) => ({ tick: tickOf(note.start), force: 1 }))
  const { afterSeconds, force, touchForce } = restrike
  const held = begun.flatMap((note, index) => {
    const length = (begun[index + 1]?.start ?? seconds) - note.start
    // At equal distances, and never just before the next note.
    const times = Math.max(0, Math.round(length / afterSeconds) - 1)
    const again = Array.from({ length: times }, (_, time) => ({
      tick: tickOf(note.start + ((time + 1) * length) / (times + 1)),
      force,
    }))
    return [{ tick: tickOf(note.start), force: 1 }, ...again]
  })
  const touched = touches.map((touch) => ({ tick: tickOf(touch), force: touchForce }))
  return [...held, ...touched].sort((one, other) => one.tick - other.tick)
}

/** Something that plays contours. It is called for every tick of a phrase, in order. */
export type Instrument = {
  readonly manner: Manner
  /** Before each phrase: what it plays follows from the seed, and from nothing that was before. */
  begin(seed: string): void
  /** Adds tick `tick` of a contour to the samples of the block that begin at `from`. */
  play(contour: Contour, tick: number, block: StereoBlock, from: number): void
}
