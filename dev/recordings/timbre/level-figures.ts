import type { Raga } from '~/raga/model/raga.ts'
import type { Score } from '~/raga/score/score.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { deviationOf } from '~dev/recordings/measure/deviation.ts'
import { scoreOf, stemOf } from '~dev/recordings/render/performance.ts'

/** How a voice gets louder and softer, dB. */
export type LevelFigures = {
  /** The standard deviation of the levels of whole phrases. */
  readonly phraseLevel: number
  /** The same within a held note, its rise or fall as a whole removed: the median of many. */
  readonly heldLevel: number
}

const MINUTES = 5
const HELD_SECONDS = 2
const AFTER_SECONDS = 0.5
const BEFORE_SECONDS = 0.5
const WINDOW_SECONDS = 0.05

/** Renders five minutes of the melody of a raga alone, without the room, and measures its levels. */
export function levelFigures(raga: Raga): LevelFigures {
  const recording = { raga, minutes: MINUTES }
  const score = scoreOf(recording)
  return levelsOf(score, stemOf(recording, score))
}

/** The same of a voice that is rendered already. */
export function levelsOf({ phrases }: Score, voice: Float32Array): LevelFigures {
  const level = (from: number, to: number) => {
    const part = voice.subarray(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE))
    return 10 * Math.log10(part.reduce((sum, s) => sum + s * s, 0) / part.length)
  }
  const held = heldNotes(phrases).map(([from, to]) => {
    const count = Math.floor((to - from) / WINDOW_SECONDS)
    const levels = Array.from({ length: count }, (_, at) =>
      level(from + at * WINDOW_SECONDS, from + (at + 1) * WINDOW_SECONDS),
    )
    return deviationOf(withoutSlope(levels))
  })
  held.sort((one, other) => one - other)
  return {
    phraseLevel: deviationOf(
      phrases.map(({ startSeconds, endSeconds }) => level(startSeconds, endSeconds)),
    ),
    heldLevel: held[held.length >> 1] ?? Number.NaN,
  }
}

function heldNotes(phrases: Score['phrases']): (readonly [from: number, to: number])[] {
  return phrases.flatMap(({ notes, endSeconds }) =>
    notes.flatMap(({ startSeconds }, index) => {
      const end = notes[index + 1]?.startSeconds ?? endSeconds
      if (end - startSeconds < HELD_SECONDS) return []
      return [[startSeconds + AFTER_SECONDS, end - BEFORE_SECONDS] as const]
    }),
  )
}

/** What remains when the straight line nearest to values is taken away. */
export function withoutSlope(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  const slope = values.reduce((sum, value, at) => sum + value * (at - middle), 0) / spread
  return values.map((value, at) => value - mean - slope * (at - middle))
}
