import type { Raga } from '~/raga/model/raga.ts'
import type { Score } from '~/raga/score/score.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import {
  deviationOf,
  powerOf,
  quantileOf,
  withoutSlope,
} from '~dev/recordings/measure/statistics.ts'
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
    return 10 * Math.log10(powerOf(part))
  }
  const held = heldNotes(phrases).map(([from, to]) => {
    const count = Math.floor((to - from) / WINDOW_SECONDS)
    const levels = Array.from({ length: count }, (_, at) =>
      level(from + at * WINDOW_SECONDS, from + (at + 1) * WINDOW_SECONDS),
    )
    return deviationOf(withoutSlope(levels))
  })
  return {
    phraseLevel: deviationOf(
      phrases.map(({ startSeconds, endSeconds }) => level(startSeconds, endSeconds)),
    ),
    heldLevel: quantileOf(held, 0.5),
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
