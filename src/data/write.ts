import * as z from 'zod/mini'
import { celebrate } from '~/data/celebrations.ts'
import { addFavourite, removeFavourite } from '~/data/favourites.ts'
import { deleteEntry, editEntry, saveEntry } from '~/data/journal-entries.ts'
import {
  addBackdated,
  type CompletedSession,
  clearMood,
  recordMood,
  recordSession,
} from '~/data/mood-logs.ts'
import { moodShape, parseReply } from '~/data/parse-reply.ts'
import { addRestDay, removeRestDay } from '~/data/rest-days.ts'
import { type AstroProfile, saveBirthDetails } from '~/data/user-astro-profiles.ts'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import { isFavouriteItem } from '~/domain/session/session.ts'
import { assertNever } from '~/lib/assert-never.ts'
import type { Call, Database } from '~/lib/call.ts'
import { WriteRefused } from '~/lib/data-error.ts'

/**
 * Everything the app writes, as plain JSON, so that it can wait on the device and be sent later;
 * sent again in their order, writes have the same result as sent once. Ids are uuids made on the
 * device; `at` is the instant it happened, ISO 8601, and `minute` the minute of its local day.
 */
export type Write =
  | { readonly kind: 'open-account' }
  | {
      readonly kind: 'record-mood'
      readonly id: string
      readonly mood: MoodValue
      readonly day: LocalDay
      readonly minute: number
      readonly at: string
      /** The `at` of the check-in the person saw, `null` when there was none. */
      readonly base: string | null
    }
  | { readonly kind: 'clear-mood'; readonly day: LocalDay }
  | ({ readonly kind: 'record-session' } & CompletedSession)
  | {
      readonly kind: 'save-entry'
      readonly id: string
      readonly content: string
      readonly mood: MoodValue
      readonly day: LocalDay
      readonly minute: number | null
      readonly at: string
    }
  | {
      readonly kind: 'edit-entry'
      readonly id: string
      readonly content: string
      readonly mood: MoodValue
      readonly at: string
      /** The entry's `updatedAt` when the person began to change it. */
      readonly base: string
    }
  | { readonly kind: 'delete-entry'; readonly id: string }
  | {
      readonly kind: 'add-backdated'
      readonly day: LocalDay
      /** The ids of the rows to create; `null` for what was not ticked. */
      readonly sessionId: string | null
      readonly entryId: string | null
    }
  | { readonly kind: 'add-rest-day' | 'remove-rest-day'; readonly day: LocalDay }
  | { readonly kind: 'celebrate'; readonly achievements: readonly string[]; readonly at: string }
  | { readonly kind: 'add-favourite'; readonly item: string; readonly at: string }
  | { readonly kind: 'remove-favourite'; readonly item: string }
  | {
      readonly kind: 'save-astro-profile'
      readonly profile: AstroProfile
      readonly at: string
      /** The `updatedAt` of the details the person changed, `null` when there were none. */
      readonly base: string | null
    }

/** What a function that writes returns (`db/migrations/015.do.api-writes.sql`). */
const outcomeShape = z.object({
  outcome: z.enum(['stored', 'removed', 'unchanged', 'superseded', 'conflict', 'gone']),
  held: z.optional(z.object({ content: z.string(), mood: moodShape, updatedAt: z.iso.datetime() })),
})

/**
 * What a write did. It is `unchanged` when the same write arrived before, or when what it deletes
 * is not there.
 */
export type Written = 'changed' | 'unchanged'

function checkMood(mood: MoodValue): void {
  if (!isMoodValue(mood)) throw new RangeError('Invalid mood selection')
}

function checkItem(item: string): void {
  if (!isFavouriteItem(item)) throw new RangeError('Not the id of a track')
}

/**
 * The call of a write. The function creates the person's row if there is none, so that no write
 * depends on an earlier one.
 * @throws RangeError for a mood outside 1-5, a day that is not in the calendar, or an id that no
 * track can have.
 */
export function callOf(write: Write): Call {
  switch (write.kind) {
    case 'open-account':
      return { name: 'open_account', args: {} }
    case 'record-mood':
      checkMood(write.mood)
      return recordMood({ ...write, day: localDay(write.day) })
    case 'clear-mood':
      return clearMood(localDay(write.day))
    case 'record-session':
      return recordSession({ ...write, day: localDay(write.day) })
    case 'save-entry':
      checkMood(write.mood)
      return saveEntry({ ...write, day: localDay(write.day) })
    case 'edit-entry':
      checkMood(write.mood)
      return editEntry(write)
    case 'delete-entry':
      return deleteEntry(write.id)
    case 'add-backdated':
      return addBackdated(localDay(write.day), write.sessionId, write.entryId)
    case 'add-rest-day':
      return addRestDay(localDay(write.day))
    case 'remove-rest-day':
      return removeRestDay(localDay(write.day))
    case 'celebrate':
      return celebrate(write.achievements, write.at)
    case 'add-favourite':
      checkItem(write.item)
      return addFavourite(write.item, write.at)
    case 'remove-favourite':
      return removeFavourite(write.item)
    case 'save-astro-profile':
      return saveBirthDetails(write.profile, write.at, write.base)
    default:
      return assertNever(write)
  }
}

/**
 * Sends a write in one request and returns what it did. Rejects with a `WriteRefused` when
 * something else stays in the database, with another `DataError` when the write was refused or its
 * result is not known, and with a `RangeError` before any request.
 */
export async function performWrite(db: Database, write: Write): Promise<Written> {
  const { outcome, held = null } = parseReply(outcomeShape, await db.write(callOf(write)))
  switch (outcome) {
    case 'stored':
    case 'removed':
      return 'changed'
    case 'unchanged':
      return 'unchanged'
    case 'superseded':
    case 'conflict':
      throw new WriteRefused(outcome, held)
    case 'gone':
      if (write.kind === 'edit-entry') throw new WriteRefused('gone', null)
      return 'unchanged'
    default:
      return assertNever(outcome)
  }
}
