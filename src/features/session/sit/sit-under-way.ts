import * as z from 'zod/mini'
import type { SitSound } from '~/audio/sit/sit-sound.ts'
import type { LocalMoment } from '~/domain/day/local-moment.ts'
import { heldSit, type SitClock, satUntil } from '~/domain/sit/sit-clock.ts'
import { type SitSettings, settingsShape } from '~/features/session/sit/sit-settings.ts'
import { localMomentShape } from '~/queries/listening/recently-heard.ts'

const KEY = 'alap:sit-under-way'
// Older than this, it is another day's.
const OLDEST_HOURS = 12

const keptShape = z.object({
  uid: z.string(),
  id: z.uuid(),
  settings: settingsShape,
  began: localMomentShape,
  /** Milliseconds sat. */
  sat: z.number().check(z.minimum(0)),
  /** When it was kept, in milliseconds of the wall clock. */
  at: z.number(),
})

/** A sit under way, as this tab keeps it across a reload. */
export type KeptSit = z.infer<typeof keptShape>

export function keepSit(sit: KeptSit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sit))
  } catch {
    // A private window may refuse: the sit then lasts as long as the page.
  }
}

export function dropKeptSit(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // It could not be kept there either.
  }
}

/** The sit this tab was in the middle of, if it was this person's and today's. */
function keptSit(uid: string, now: number): KeptSit | null {
  try {
    const parsed = z.safeParse(keptShape, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (!parsed.success || parsed.data.uid !== uid) return null
    return now - parsed.data.at < OLDEST_HOURS * 3_600_000 ? parsed.data : null
  } catch {
    return null
  }
}

/** A sit under way. */
export type SitUnderWay = {
  readonly uid: string
  readonly id: string
  readonly settings: SitSettings
  readonly began: LocalMoment
  readonly clock: SitClock
}

/** What this person was in the middle of before the page was loaded again, paused. */
export function heldOf(uid: string): SitUnderWay | null {
  const kept = keptSit(uid, Date.now())
  if (!kept) return null
  const { id, settings, began, sat } = kept
  return { uid, id, settings, began, clock: heldSit(settings, sat) }
}

/** Keeps it for the next load; `now` is of the clock that the sit reads. */
export function keepHeld({ clock, ...held }: SitUnderWay, now: number): void {
  keepSit({ ...held, sat: satUntil(clock, now), at: Date.now() })
}

/** How the page's one sit stands. */
export type SitState =
  | { readonly status: 'none' }
  | {
      readonly status: 'running' | 'paused'
      readonly settings: SitSettings
      /** The tanpura could not be had; the sit goes on in silence. */
      readonly isSoundLost: boolean
    }

/** A sit that came to its end, or near enough to count. */
export type FinishedSit = {
  id: string
  title: string
  minutes: number
  began: LocalMoment
  endedAt: Date
}

/** What a sit is given: its sound, its clock, ids, and whom to tell when it has ended. */
export type SitSurroundings = {
  sound: (on: { onTick: () => void; onLost: () => void }) => SitSound
  /** Milliseconds that go on through sleep, of any origin. */
  now: () => number
  newId: () => string
  onFinished: (sit: FinishedSit) => void
}
