import type { Raga } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import type { Score } from '~/raga/score/score.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'
import type { Figures } from '~dev/recordings/check/gates.ts'
import { asWritten } from '~dev/recordings/measure/as-written.ts'
import { foreignSteps } from '~dev/recordings/measure/foreign-steps.ts'
import { intonationOf } from '~dev/recordings/measure/intonation.ts'
import { trackPitch } from '~dev/recordings/measure/pitch-track.ts'

/**
 * Whether a melody follows its raga: the written steps, the held pitches, and whether these agree.
 * `voice` is the voice alone, in one channel; for an excerpt only the notes within it count.
 */
export function melodyFigures(raga: Raga, score: Score, voice: Float32Array): Figures {
  const track = trackPitch(voice, SAMPLE_RATE)
  const { stableSeconds, offShare, strangers } = intonationOf(track, raga)
  const sung = secondsSung(score, voice.length / SAMPLE_RATE)
  const steps = foreignSteps(score, raga, repertoireOf(raga.id))
  return {
    foreign: steps.length + strangers.length,
    offPitch: 100 * offShare,
    held: (100 * stableSeconds) / sung,
    asWritten: 100 * asWritten(track, raga, score),
  }
}

/** The total length of the notes within the first `seconds`. */
function secondsSung(score: Score, seconds: number): number {
  const notes = score.phrases.flatMap((phrase) => phrase.notes)
  return notes
    .map(({ startSeconds, lengthSeconds }) =>
      Math.max(0, Math.min(seconds, startSeconds + lengthSeconds) - startSeconds),
    )
    .reduce((sum, length) => sum + length, 0)
}
