import type { LocalDay } from '~/domain/day/local-day.ts'
import { useWrite } from '~/queries/database/use-write.ts'

type Backdated = {
  readonly day: LocalDay
  /** Ids made before the first attempt, so that no retry stores a row twice; `null` for no row. */
  readonly sessionId: string | null
  readonly entryId: string | null
}

/** Stores a session, an entry or both on a past day. */
export function useAddBackdated() {
  return useWrite((backdated: Backdated) => ({ kind: 'add-backdated', ...backdated }))
}

/** Marks a day as a rest day, or removes the mark. */
export function useRestDay() {
  return useWrite(({ day, isRest }: { readonly day: LocalDay; readonly isRest: boolean }) => ({
    kind: isRest ? 'add-rest-day' : 'remove-rest-day',
    day,
  }))
}
