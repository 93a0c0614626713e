import type { LocalMoment } from '~/domain/local-moment.ts'
import { heldSit, type SitClock, satUntil } from '~/domain/sit-clock.ts'
import { keepSit, keptSit } from '~/features/session/sit/kept-sit.ts'
import type { SitSettings } from '~/features/session/sit/sit-settings.ts'

/** A sit under way. */
export type Held = {
  readonly uid: string
  readonly id: string
  readonly settings: SitSettings
  readonly began: LocalMoment
  readonly clock: SitClock
}

/** What this person was in the middle of before the page was loaded again, paused. */
export function heldOf(uid: string): Held | null {
  const kept = keptSit(uid, Date.now())
  if (!kept) return null
  const { id, settings, began, sat } = kept
  return { uid, id, settings, began, clock: heldSit(settings, sat) }
}

/** Keeps it for the next load; `now` is of the clock that the sit reads. */
export function keepHeld({ clock, ...held }: Held, now: number): void {
  keepSit({ ...held, sat: satUntil(clock, now), at: Date.now() })
}
