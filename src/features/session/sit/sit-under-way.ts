import * as z from 'zod/mini'
import type { SitSound } from '~/audio/sit/sit-sound.ts'
import type { SitTrack, TrackOptions } from '~/audio/sit/sit-track.ts'
import type { LocalMoment } from '~/domain/day/local-moment.ts'
import { heldSit, type SitClock, satUntil } from '~/domain/sit/sit-clock.ts'
import { type SitSettings, settingsShape, titleOf } from '~/features/session/sit/sit-settings.ts'
import { localMomentShape } from '~/queries/listening/recently-heard.ts'

const KEY = 'alap:sit-under-way'
// An older sit counts as one of another day.
const OLDEST_HOURS = 12

const keptShape = z.object({
  uid: z.string(),
  id: z.uuid(),
  settings: settingsShape,
  began: localMomentShape,
  /** Milliseconds sat. */
  sat: z.number().check(z.minimum(0)),
  /** When it was stored, in milliseconds of the wall clock. */
  at: z.number(),
})

/** An unfinished sit, stored in this tab to survive a reload. */
export type KeptSit = z.infer<typeof keptShape>

export function keepSit(sit: KeptSit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sit))
  } catch {
    // Storage may be blocked. The sit then lasts as long as the page.
  }
}

export function dropKeptSit(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** The unfinished sit of this tab, if it belongs to this person and is recent. */
function keptSit(uid: string, now: number): KeptSit | null {
  try {
    const parsed = z.safeParse(keptShape, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (!parsed.success || parsed.data.uid !== uid) return null
    return now - parsed.data.at < OLDEST_HOURS * 3_600_000 ? parsed.data : null
  } catch {
    return null
  }
}

/** An unfinished sit. */
export type SitUnderWay = {
  readonly uid: string
  readonly id: string
  readonly settings: SitSettings
  readonly began: LocalMoment
  readonly clock: SitClock
}

/** The person's unfinished sit from before a reload, paused. */
export function heldOf(uid: string): SitUnderWay | null {
  const kept = keptSit(uid, Date.now())
  if (!kept) return null
  const { id, settings, began, sat } = kept
  return { uid, id, settings, began, clock: heldSit(settings, sat) }
}

/** Stores it for the next load; `now` is in the time of the sit's clock. */
export function keepHeld({ clock, ...held }: SitUnderWay, now: number): void {
  keepSit({ ...held, sat: satUntil(clock, now), at: Date.now() })
}

/** The state of the page's one sit. */
export type SitState =
  | { readonly status: 'none' }
  | {
      readonly status: 'running' | 'paused'
      readonly settings: SitSettings
      /** What lies beneath the bells could not be played; the sit continues in silence. */
      readonly isSoundLost: boolean
      /** Why a sit that should be one composed sound goes by the clock. */
      readonly byClock: 'lost' | 'asked' | null
      /** The composed sound is not heard yet: soon, or when all of it is made, so many percent. */
      readonly preparing: 'soon' | number | null
    }

/** A sit that reached its end, or enough of it to count. */
export type FinishedSit = {
  id: string
  title: string
  minutes: number
  began: LocalMoment
  endedAt: Date
}

/** After the device wakes, the end may be long past: it belongs to the time when it really ended. */
export function finishedSit(
  { id, settings, began }: SitUnderWay,
  minutes: number,
  endedAgo: number,
): FinishedSit {
  return {
    id,
    title: titleOf(settings),
    minutes,
    began,
    endedAt: new Date(Date.now() - endedAgo),
  }
}

/** What a sit depends on: its sound, its clock, ids, and a callback for its end. */
export type SitSurroundings = {
  /** The sound of a sit by the clock. */
  sound: (on: { onTick: () => void; onLost: () => void }) => SitSound
  /** The composed sound of a sit; `null` where this one cannot be composed. */
  track: (settings: SitSettings, on: Pick<TrackOptions, 'onTick' | 'onNews'>) => SitTrack | null
  /** Milliseconds from any origin; they must continue while the device sleeps. */
  now: () => number
  newId: () => string
  onFinished: (sit: FinishedSit) => void
}
