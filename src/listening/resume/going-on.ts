import { resumePoint } from '~/domain/session/heard-enough.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import type { Heard } from '~/queries/listening/recently-heard.ts'

// After a longer break than this, it counts as a new listening; a sit then no longer waits.
const LONGEST_BREAK_HOURS = 6
const LONGEST_BREAK_OF_SIT_HOURS = 12

/** Whether a recording that was left is still the same listening. */
export function isOngoing({ recording, at, underWay }: Heard, now: Date): boolean {
  const isSit = sittingSeconds(recording.audioUrl) !== null
  const hours = isSit ? LONGEST_BREAK_OF_SIT_HOURS : LONGEST_BREAK_HOURS
  return underWay !== undefined && now.getTime() - Date.parse(at) < hours * 3_600_000
}

/** Where a recording continues, in seconds; `null` where it starts again. */
export function goesOnFrom(heard: Heard, now: Date): number | null {
  const { recording, position, duration } = heard
  // A sit that waits does so at every second; one that was ended begins anew.
  if (sittingSeconds(recording.audioUrl) !== null) return isOngoing(heard, now) ? position : null
  const planned = recording.minutes === null ? null : recording.minutes * 60
  return resumePoint(position, duration ?? planned)
}

/** The sit that was left last and waits, among what was heard; `null` where none does. */
export function waitingSit(heard: readonly Heard[], now: Date): Heard['recording'] | null {
  const isWaiting = (one: Heard) =>
    sittingSeconds(one.recording.audioUrl) !== null && isOngoing(one, now)
  return heard.find(isWaiting)?.recording ?? null
}
