import type { Raga } from '~/raga/raga.ts'
import { randomStream } from '~/raga/random.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import { type BreathSpec, breathCurve } from '~/raga/sound/melody/breath.ts'
import { ornament } from '~/raga/sound/melody/ornament.ts'
import { type GlideSeconds, pitchPath } from '~/raga/sound/melody/pitch-path.ts'
import { type SungNote, sungNotes } from '~/raga/sound/melody/sung-notes.ts'
import { tickOf } from '~/raga/sound/melody/ticks.ts'
import type { StereoBlock } from '~/raga/sound/stereo-block.ts'

/** How an instrument plays its notes: see `TIMBRE`. */
type Manner = {
  readonly glideSeconds: GlideSeconds
  readonly scoop: { readonly cents: number; readonly seconds: number }
  readonly breath: BreathSpec
  /** How a long note is struck again while it sounds, if it is. */
  readonly restrike: { readonly afterSeconds: number; readonly force: number } | null
}

/** A note that begins, in ticks from the phrase's beginning, and its strength. */
type Stroke = { readonly tick: number; readonly force: number }

/** What a voice must follow through one phrase, one value for each tick. */
export type Contour = {
  /** From the beginning of the recording. */
  readonly startTick: number
  /** Pitch in cents above middle Sa. */
  readonly cents: Float32Array
  /** Strength, 0…1; the phrase is over when it reaches 0. */
  readonly breath: Float32Array
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
  const cents = pitchPath(notes, length, manner.glideSeconds, random)
  ornament(cents, notes, manner.scoop, random)
  return {
    startTick: tickOf(startSeconds),
    cents,
    breath: breathCurve(notes, seconds, length, manner.breath),
    strokes: strokesOf(notes, seconds, manner),
  }
}

function strokesOf(notes: readonly SungNote[], seconds: number, { restrike }: Manner): Stroke[] {
  const begun = notes.filter((note) => !note.meend)
  return begun.flatMap((note, index) => {
    const first = { tick: tickOf(note.start), force: 1 }
    if (!restrike) return [first]
    const { afterSeconds, force } = restrike
    const held = (begun[index + 1]?.start ?? seconds) - note.start
    // At equal distances, and never just before the next note.
    const times = Math.max(0, Math.round(held / afterSeconds) - 1)
    const again = Array.from({ length: times }, (_, time) => ({
      tick: tickOf(note.start + ((time + 1) * held) / (times + 1)),
      force,
    }))
    return [first, ...again]
  })
}

/** Something that plays contours. It is called for every tick of a phrase, in order. */
export type Instrument = {
  readonly manner: Manner
  /** Before each phrase: what it plays follows from the seed, and from nothing that was before. */
  begin(seed: string): void
  /** Adds tick `tick` of a contour to the samples of the block that begin at `from`. */
  play(contour: Contour, tick: number, block: StereoBlock, from: number): void
}
