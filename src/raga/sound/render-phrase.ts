import type { PhraseNote } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { ScorePhrase } from '~/raga/score/score.ts'
import { Melody } from '~/raga/sound/melody/melody.ts'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

type PhraseRequest = {
  readonly raga: Raga
  readonly notes: readonly PhraseNote[]
  /** How long one unit of the notes lasts, seconds. */
  readonly unitSeconds: number
  /** Any text: the same text gives the same sound. */
  readonly seed: string
}

type Excerpt = {
  readonly left: Float32Array<ArrayBuffer>
  readonly right: Float32Array<ArrayBuffer>
  readonly sampleRate: number
}

const LONGEST_SECONDS = 30

/**
 * A few notes in the raga's own voice, with the room, from the first moment to silence. The first
 * note begins at once: note n begins after the units before it.
 * @throws RangeError for no notes, or for more than 30 seconds with the room's echo
 */
export function renderPhrase({ raga, notes, unitSeconds, seed }: PhraseRequest): Excerpt {
  const phrase = scored(notes, unitSeconds)
  const seconds = phrase.endSeconds + TIMBRE.excerpt.tailSeconds
  if (!(phrase.endSeconds > 0) || seconds > LONGEST_SECONDS) {
    throw new RangeError(`An excerpt lasts up to ${LONGEST_SECONDS} seconds, not ${seconds}`)
  }
  const whole = Math.ceil(seconds)
  const [left, right] = [
    new Float32Array(whole * SAMPLE_RATE),
    new Float32Array(whole * SAMPLE_RATE),
  ]
  const melody = new Melody(raga, { phrases: [phrase] }, `${raga.id}/phrase/${seed}`)
  const fade = { from: phrase.endSeconds, to: seconds }
  let at = 0
  const gainDb = TIMBRE.excerpt.gainDb[raga.voice]
  for (const block of mixdown([melody], { seconds: whole, fade }, gainDb)) {
    left.set(block.left, at)
    right.set(block.right, at)
    at += SAMPLE_RATE
  }
  const length = Math.round(seconds * SAMPLE_RATE)
  return {
    left: left.subarray(0, length),
    right: right.subarray(0, length),
    sampleRate: SAMPLE_RATE,
  }
}

function scored(notes: readonly PhraseNote[], unitSeconds: number): ScorePhrase {
  let end = 0
  const placed = notes.map(({ units, ...note }) => {
    const lengthSeconds = units * unitSeconds
    const startSeconds = end
    end += lengthSeconds
    return { ...note, startSeconds, lengthSeconds }
  })
  return { startSeconds: 0, endSeconds: end, source: 'repertoire', notes: placed }
}
