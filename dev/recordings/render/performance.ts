import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import type { Score } from '~/raga/score/score.ts'
import { renderMelody, renderSession } from '~/raga/sound/render-session.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { collect } from '~dev/recordings/measure/collect.ts'
import type { Recording } from '~dev/recordings/recording.ts'
import { RECORDING_SEED } from '~dev/recordings/render/cache-key.ts'

/** The melody of a recording. */
export function scoreOf({ raga, minutes }: Recording): Score {
  return composeAlap({ raga, repertoire: repertoireOf(raga.id), minutes, seed: RECORDING_SEED })
}

/** The whole recording, block by block, for the encoder. */
export function mixOf({ raga, minutes }: Recording): Generator<StereoBlock, void, void> {
  return renderSession({ raga, minutes, repertoire: repertoireOf(raga.id), seed: RECORDING_SEED })
}

/** The first `seconds` of its voice alone and without the room, in one channel. */
export function stemOf(recording: Recording, score: Score, seconds = Infinity): Float32Array {
  const stem = renderMelody({ ...recording, score, seed: RECORDING_SEED })
  const { left, right } = collect(stem, seconds)
  return left.map((sample, index) => (sample + (right[index] as number)) / 2)
}
