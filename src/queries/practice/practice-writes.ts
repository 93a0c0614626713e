import type { LocalDay } from '~/domain/day/local-day.ts'
import { useWrite } from '~/queries/database/use-write.ts'

type Backdated = {
  readonly day: LocalDay
  /** Ids made before the first attempt, so that no retry stores a row twice; `null` for no row. */
  readonly sessionId: string | null
  readonly entryId: string | null
}

/** Stores a session, an entry or both under a day that has passed. */
export function useAddBackdated() {
  return useWrite((backdated: Backdated) => ({ kind: 'add-backdated', ...backdated }))
}

/** Sets a day aside for rest, or makes it a day like any other again. */
export function useRestDay() {
  return useWrite(({ day, isRest }: { readonly day: LocalDay; readonly isRest: boolean }) => ({
    kind: isRest ? 'add-rest-day' : 'remove-rest-day',
    day,
  }))
}
