import type { Score } from '~/raga/score/score.ts'
import { TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { contoursOf, type SessionRequest } from '~/raga/sound/render-session.ts'

/** Values of a pitch curve in a second. */
export const HZ = 100

const TICKS = TICKS_PER_SECOND / HZ

/**
 * The pitch that the voice of a session is told to sing, in cents above middle Sa, 100 values a
 * second from the beginning; NaN between phrases. No sound is rendered for it.
 */
export function pitchCurve(request: SessionRequest, score: Score): Float64Array {
  const curve = new Float64Array(request.minutes * 60 * HZ).fill(Number.NaN)
  let phrase = 0
  for (const { startTick, cents } of contoursOf({ ...request, score })) {
    const ends = score.phrases[phrase++]?.endSeconds ?? 0
    for (let tick = 0; tick < cents.length; tick += TICKS) {
      const seconds = (startTick + tick) / TICKS_PER_SECOND
      if (seconds < ends) curve[Math.round(seconds * HZ)] = cents[tick] as number
    }
  }
  return curve
}
