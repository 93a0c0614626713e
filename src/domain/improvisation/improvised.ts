import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  type Balance,
  type Improvisation,
  improvisationAddress,
  improvisationOf,
} from '~/domain/improvisation/improvisation.ts'
import type { SaKey } from '~/domain/improvisation/sa.ts'
import type { Recording } from '~/domain/session/recording.ts'
import type { BreathPattern } from '~/lib/breath/breath-pattern.ts'

/** How a person wants to hear every raga. */
export type SoundWish = {
  /** Whole minutes, 3 to 60; `null` for the length that each recording has. */
  readonly minutes: number | null
  /** Their own Sa; `null` for the customary one of each raga. */
  readonly sa: SaKey | null
  readonly balance: Balance
  /** The breath with which the drone swells; `null`, or not set, for a drone that stays even. */
  readonly breath?: BreathPattern | null
}

export const USUAL_SOUND: SoundWish = { minutes: null, sa: null, balance: 0 }

/**
 * The improvisation of a day instead of one of Alap's own recordings: the same day sounds the same
 * again, and another day differs. Unchanged for a recording from elsewhere, and for an improvisation
 * with a seed of its own.
 */
export function improvised(recording: Recording, day: LocalDay, wish: SoundWish): Recording {
  const improvisation = improvisationOf(recording.audioUrl)
  if (!improvisation || recording.audioUrl.includes('?')) return recording
  return changed({ ...recording, audioUrl: addressOfDay(improvisation, day) }, wish)
}

/** An improvisation in another length, Sa or balance, with its seed; unchanged for any other sound. */
export function changed(recording: Recording, change: Partial<SoundWish>): Recording {
  const improvisation = improvisationOf(recording.audioUrl)
  if (!improvisation) return recording
  const [leg, second] = improvisation.legs
  const { minutes = null, breath, ...sound } = change
  const legs = minutes === null || second ? improvisation.legs : ([{ ...leg, minutes }] as const)
  return {
    ...recording,
    audioUrl: improvisationAddress({ ...swelling(improvisation, breath), ...sound, legs }),
    minutes: legs.reduce((sum, one) => sum + one.minutes, 0),
  }
}

function swelling(
  { breath: before, ...improvisation }: Improvisation,
  breath: BreathPattern | null | undefined,
): Improvisation {
  const next = breath === undefined ? before : breath
  return next ? { ...improvisation, breath: next } : improvisation
}

/** Whether two addresses sound the same but for their Sa, their balance and the swell of the drone. */
export function isSameMelody(one: string, other: string): boolean {
  const [a, b] = [melodyOf(one), melodyOf(other)]
  return a !== null && a === b
}

function melodyOf(address: string): string | null {
  const improvisation = improvisationOf(address)
  if (!improvisation) return null
  const { legs, seed } = improvisation
  return improvisationAddress({ legs, seed, sa: null, balance: 0 })
}

function addressOfDay(improvisation: Improvisation, day: LocalDay): string {
  return improvisationAddress({ ...improvisation, seed: day })
}
