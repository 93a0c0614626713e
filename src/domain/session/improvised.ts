import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  AS_USUAL,
  type Balance,
  type Improvisation,
  improvisationAddress,
  improvisationOf,
} from '~/domain/improvisation/improvisation.ts'
import { legsLasting, minutesOf } from '~/domain/improvisation/leg.ts'
import type { SaKey } from '~/domain/improvisation/sa.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** How a person wants to hear every raga. */
export type SoundWish = {
  /** Whole minutes, 3 to 60; `null` for the length that each recording has. */
  readonly minutes: number | null
  /** Their own Sa; `null` for the customary one of each raga. */
  readonly sa: SaKey | null
  readonly balance: Balance
  readonly pulse: Improvisation['pulse']
  readonly breath: Improvisation['breath']
}

/**
 * The improvisation of a day instead of one of Alap's own recordings: the same day sounds the same
 * again, and another day differs. Unchanged for a recording from elsewhere, and for an improvisation
 * with a seed of its own.
 */
export function improvised(
  recording: Recording,
  day: LocalDay,
  wish: Partial<SoundWish>,
): Recording {
  const improvisation = improvisationOf(recording.audioUrl)
  if (!improvisation || recording.audioUrl.includes('?')) return recording
  return changed({ ...recording, audioUrl: addressOfDay(improvisation, day) }, wish)
}

/** A wish, and whether a coin chose: what a person chooses to hear again is no new toss. */
type Change = Partial<SoundWish & Pick<Improvisation, 'byCoin'>>

/** An improvisation in another length, Sa or balance, with its seed; unchanged for any other sound. */
export function changed(recording: Recording, change: Change): Recording {
  const improvisation = improvisationOf(recording.audioUrl)
  if (!improvisation) return recording
  const { minutes = null, ...sound } = change
  const [first, second] = improvisation.legs
  const legs =
    minutes === null ? improvisation.legs : legsLasting(minutes, first.raga, second?.raga)
  return {
    ...recording,
    audioUrl: improvisationAddress({ ...improvisation, ...sound, legs }),
    minutes: minutesOf(legs),
  }
}

/** Whether two addresses sound the same but for their Sa and how drone and melody are played. */
export function isSameMelody(one: string, other: string): boolean {
  const [a, b] = [melodyOf(one), melodyOf(other)]
  return a !== null && a === b
}

function melodyOf(address: string): string | null {
  const improvisation = improvisationOf(address)
  if (!improvisation) return null
  const { legs, seed } = improvisation
  return improvisationAddress({ ...AS_USUAL, legs, seed })
}

function addressOfDay(improvisation: Improvisation, day: LocalDay): string {
  return improvisationAddress({ ...improvisation, seed: day })
}
