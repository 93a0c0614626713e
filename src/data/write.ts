import { type CelebrationWrites, celebrationWrites } from '~/data/celebrations.ts'
import type { RowChange } from '~/data/engine/row-table.ts'
import { type FavouriteWrites, favouriteWrites } from '~/data/favourites.ts'
import { type ImportWrites, importWrites } from '~/data/imports.ts'
import { type JapaWrites, japaWrites } from '~/data/japa.ts'
import { type JournalEntryWrites, journalEntryWrites } from '~/data/journal-entries.ts'
import { type KeptChartWrites, keptChartWrites } from '~/data/kept-charts.ts'
import { type MoodLogWrites, moodLogWrites } from '~/data/mood-logs.ts'
import {
  type PersonalRecordingWrites,
  personalRecordingWrites,
} from '~/data/personal-recordings.ts'
import { type RestDayWrites, restDayWrites } from '~/data/rest-days.ts'
import { sendCall, type WhenGone, type Written } from '~/data/send-call.ts'
import { type SettingWrites, settingWrites } from '~/data/settings.ts'
import { type AstroProfileWrites, astroProfileWrites } from '~/data/user-astro-profiles.ts'
import { type UserWrites, userWrites } from '~/data/users.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'
import type { Call, Database } from '~/lib/call.ts'
import type { WriteRefused } from '~/lib/data-error.ts'

interface Writes
  extends AstroProfileWrites,
    CelebrationWrites,
    FavouriteWrites,
    ImportWrites,
    JapaWrites,
    JournalEntryWrites,
    KeptChartWrites,
    MoodLogWrites,
    PersonalRecordingWrites,
    RestDayWrites,
    SettingWrites,
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
  ...importWrites,
  ...japaWrites,
  ...journalEntryWrites,
  ...keptChartWrites,
  ...moodLogWrites,
  ...personalRecordingWrites,
  ...restDayWrites,
  ...settingWrites,
  ...userWrites,
}

/**
 * The call of a write. The function creates the person's row if there is none, so that no write
 * depends on an earlier one.
 * @throws RangeError for a value that the database would refuse.
 */
export function callOf<Of extends Kind>(write: Write<Of>): Call {
  return WRITES[write.kind].call(write)
}

/** Sends a write in one request and returns what it did; rejects as `sendCall` and `callOf` do. */
export async function performWrite(db: Database, write: Write): Promise<Written> {
  return sendCall(db, callOf(write), whenGone(write))
}

/** What it means for a write that its row is not there. */
export function whenGone({ kind }: Write): WhenGone {
  return WRITES[kind].whenGone ?? 'unchanged'
}

/** What a write changes; writes with the same row are sent in the order in which they were made. */
export function rowOf<Of extends Kind>(write: Write<Of>): string {
  return WRITES[write.kind].row(write)
}

/** What a write changes among the rows on the device until the database sends them back. */
export function changesOf<Of extends Kind>(write: Write<Of>): readonly RowChange[] {
  return WRITES[write.kind].changes(write)
}

/** Whether a write changes this row too, besides its own. */
export function touches<Of extends Kind>(write: Write<Of>, row: string): boolean {
  return WRITES[write.kind].touches?.(write, row) ?? false
}

/** Whether there are other rows that a write changes. */
export function touchesMore({ kind }: Write): boolean {
  return WRITES[kind].touches !== undefined
}

/** Whether a write is sent in a request of its own, after everything else that is due. */
export function isAlone({ kind }: Write): boolean {
  return WRITES[kind].isAlone ?? false
}

/** Whether a write takes back an earlier one of its row. */
export function undoes<Of extends Kind>(later: Write<Of>, earlier: Write): boolean {
  return WRITES[later.kind].undoes?.(earlier) ?? false
}

/** Two unsent writes of one row as one, or `null` where both must be sent. */
export function merged<Of extends Kind>(earlier: Write, later: Write<Of>): Write | null {
  const both: Write | null | undefined = WRITES[later.kind].merged?.(earlier, later)
  return both ?? null
}

/** How long a write waits for a later one of its row before it is sent, in milliseconds. */
export function pauseOf({ kind }: Write): number {
  return WRITES[kind].pauseMs ?? 0
}

/** Whether this write makes an earlier one of its row, which was set aside, needless. */
export function replacesEarlier({ kind }: Write): boolean {
  return WRITES[kind].replacesEarlier ?? false
}

/** The write, based on what was stored at the instant `at`, for a reflection under `id`. */
export function rebased<Of extends Kind>(write: Write<Of>, at: string, id?: string): Write<Of> {
  return WRITES[write.kind].rebased?.(write, at, id) ?? write
}

/** The id of what a write stores, where its row has one. */
export function idOf(write: Write): string | undefined {
  return 'id' in write ? write.id : undefined
}

/**
 * What to send instead of a write that the database did not store because of what it has: `leave`
 * when that is newer, `nothing` when it is the same, `null` when the write must be set aside.
 */
export function insteadOf<Of extends Kind>(
  write: Write<Of>,
  refusal: WriteRefused,
): Write | 'leave' | 'nothing' | null {
  return WRITES[write.kind].insteadOf?.(write, refusal) ?? null
}

/** The words of a write as something new, after what it is about was deleted; `null` without any. */
export function anewOf<Of extends Kind>(write: Write<Of>): Write | null {
  return WRITES[write.kind].anew?.(write) ?? null
}
