import type { QueryKey } from '@tanstack/react-query'
import type { Written } from '~/data/send-call.ts'
import type { Call, Database } from '~/lib/call.ts'
import type { DataAccess } from '~/queries/database/data-access.ts'
import { type AstroProfileWrites, astroProfileWrites } from '~/queries/writes/astro-profiles.ts'
import { type CelebrationWrites, celebrationWrites } from '~/queries/writes/celebrations.ts'
import { type FavouriteWrites, favouriteWrites } from '~/queries/writes/favourites.ts'
import { type JournalEntryWrites, journalEntryWrites } from '~/queries/writes/journal-entries.ts'
import { type MoodLogWrites, moodLogWrites } from '~/queries/writes/mood-logs.ts'
import { type RestDayWrites, restDayWrites } from '~/queries/writes/rest-days.ts'
import { type UserWrites, userWrites } from '~/queries/writes/users.ts'
import type { ShownAtOnce, WriteDefinitions } from '~/queries/writes/write-definition.ts'

interface Writes
  extends AstroProfileWrites,
    CelebrationWrites,
    FavouriteWrites,
    JournalEntryWrites,
    MoodLogWrites,
    RestDayWrites,
    UserWrites {}

type Kind = keyof Writes

/**
 * Everything the app writes, or the writes of some kinds, as plain JSON, so that it can wait on the
 * device and be sent later; sent again in their order, writes have the same result as sent once.
 * Ids are uuids made on the device; `at` is the instant it happened, ISO 8601, and `minute` the
 * minute of its local day.
 */
export type Write<Of extends Kind = Kind> = {
  readonly [Each in Of]: { readonly kind: Each } & Writes[Each]
}[Of]

/** The definition of every kind of write. */
const WRITES: WriteDefinitions<Writes> = {
  ...astroProfileWrites,
  ...celebrationWrites,
  ...favouriteWrites,
  ...journalEntryWrites,
  ...moodLogWrites,
  ...restDayWrites,
  ...userWrites,
}

/**
 * The call of a write. The function creates the person's row if there is none, so that no write
 * depends on an earlier one.
 * @throws RangeError for a value that the database would refuse.
 */
export function callOf<Of extends Kind>(data: DataAccess, write: Write<Of>): Call {
  return WRITES[write.kind].call(data, write)
}

/** Sends a write in one request and returns what it did; rejects as `sendCall` and `callOf` do. */
export async function performWrite(data: DataAccess, db: Database, write: Write): Promise<Written> {
  return data.sendCall(db, callOf(data, write), WRITES[write.kind].whenGone ?? 'unchanged')
}

/** What a write shows before the database has it, `undefined` for nothing. */
export function shownAtOnce<Of extends Kind>(
  uid: string,
  write: Write<Of>,
): ShownAtOnce | undefined {
  return WRITES[write.kind].shows?.(uid, write)
}

/** The beginnings of the keys of all reads that a write may change. */
export function readsChangedBy<Of extends Kind>(
  uid: string,
  write: Write<Of>,
): readonly QueryKey[] {
  return WRITES[write.kind].refreshes(uid, write)
}
