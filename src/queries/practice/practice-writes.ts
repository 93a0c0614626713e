import type { BackdatedDay } from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { useWrite } from '~/queries/rows/store-write.ts'

/**
 * Stores a session, an entry or both on a past day. The ids are made before the first attempt, so
 * that no retry stores a row twice.
 */
export function useAddBackdated() {
  return useWrite((backdated: BackdatedDay) => ({ kind: 'add-backdated', ...backdated }))
}

/** Marks a day as a rest day, or removes the mark. */
export function useRestDay() {
  return useWrite(({ day, isRest }: { readonly day: LocalDay; readonly isRest: boolean }) => ({
    kind: isRest ? 'add-rest-day' : 'remove-rest-day',
    day,
  }))
}

/** Records, by their ids, achievements whose celebration the person is about to see. */
export function useCelebrate() {
  return useWrite((achievements: readonly string[]) => ({
    kind: 'celebrate',
    achievements,
    at: new Date().toISOString(),
  }))
}
