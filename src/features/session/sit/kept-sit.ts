import * as z from 'zod/mini'
import { settingsShape } from '~/features/session/sit/sit-settings.ts'
import { localMomentShape } from '~/queries/local-moment-shape.ts'

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
export function keptSit(uid: string, now: number): KeptSit | null {
  try {
    const parsed = z.safeParse(keptShape, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (!parsed.success || parsed.data.uid !== uid) return null
    return now - parsed.data.at < OLDEST_HOURS * 3_600_000 ? parsed.data : null
  } catch {
    return null
  }
}
