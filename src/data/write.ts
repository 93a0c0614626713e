import { isFavouriteItem } from '~/domain/favourite-item.ts'
import { type LocalDay, localDay } from '~/domain/local-day.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood.ts'
import { assertNever } from '~/lib/assert-never.ts'
import type { Database, Statement } from '~/lib/sql.ts'
import { addCelebration } from './celebrations.ts'
import { addFavourite, removeFavourite } from './favourites.ts'
import { deleteEntry, insertBackdatedEntry, insertEntry, updateEntry } from './journal-entries.ts'
import {
  type CompletedSession,
  clearMood,
  recordBackdatedSession,
  recordMood,
  recordSession,
} from './mood-logs.ts'
import { addRestDay, removeRestDay } from './rest-days.ts'
import { type AstroProfile, upsertAstroProfile } from './user-astro-profiles.ts'
import { ensureUser } from './users.ts'

/**
 * Everything the app writes, as plain JSON, so that it can wait on the device and be sent later.
 * Ids are uuids made on the device; `at` is the instant it happened, ISO 8601, and `minute` the minute of its local
 * day. Writes sent again in
 * their order leave what sending them once would have left.
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
      /** Later than the entry's `updatedAt`, or the edit counts as an old one. */
      readonly at: string
    }
  | { readonly kind: 'delete-entry'; readonly id: string }
  | {
      readonly kind: 'add-backdated'
      readonly day: LocalDay
      /** The ids of the rows to make; `null` for what was not ticked. */
      readonly sessionId: string | null
      readonly entryId: string | null
    }
  | { readonly kind: 'add-rest-day' | 'remove-rest-day'; readonly day: LocalDay }
  | { readonly kind: 'celebrate'; readonly achievements: readonly string[]; readonly at: string }
  | { readonly kind: 'add-favourite'; readonly item: string; readonly at: string }
  | { readonly kind: 'remove-favourite'; readonly item: string }
  | { readonly kind: 'save-astro-profile'; readonly profile: AstroProfile; readonly at: string }

function checkMood(mood: MoodValue): void {
  if (!isMoodValue(mood)) throw new RangeError('Invalid mood selection')
}

function checkItem(item: string): void {
  if (!isFavouriteItem(item)) throw new RangeError('Not the id of a track')
}

function ownStatements(write: Write): Statement[] {
  switch (write.kind) {
    case 'open-account':
      return []
    case 'record-mood':
      checkMood(write.mood)
      return [recordMood({ ...write, day: localDay(write.day) })]
    case 'clear-mood':
      return [clearMood(localDay(write.day))]
    case 'record-session':
      return [recordSession({ ...write, day: localDay(write.day) })]
    case 'save-entry':
      checkMood(write.mood)
      return [insertEntry({ ...write, content: write.content.trim(), day: localDay(write.day) })]
    case 'edit-entry':
      checkMood(write.mood)
      return [updateEntry({ ...write, content: write.content.trim() })]
    case 'delete-entry':
      return [deleteEntry(write.id)]
    case 'add-backdated':
      return backdatedStatements(write)
    case 'add-rest-day':
      return [addRestDay(localDay(write.day))]
    case 'remove-rest-day':
      return [removeRestDay(localDay(write.day))]
    case 'celebrate':
      return write.achievements.map((achievement) => addCelebration(achievement, write.at))
    case 'add-favourite':
      checkItem(write.item)
      return [addFavourite(write.item, write.at)]
    case 'remove-favourite':
      return [removeFavourite(write.item)]
    case 'save-astro-profile':
      return [upsertAstroProfile(write.profile, write.at)]
    default:
      return assertNever(write)
  }
}

function backdatedStatements(write: Extract<Write, { kind: 'add-backdated' }>): Statement[] {
  const day = localDay(write.day)
  const { sessionId, entryId } = write
  return [
    ...(sessionId === null ? [] : [recordBackdatedSession(sessionId, day)]),
    ...(entryId === null ? [] : [insertBackdatedEntry(entryId, day)]),
  ]
}

/**
 * The statements of a write, which stand or fall together. The first makes the person's row if it is
 * not there, so that no write depends on an earlier one.
 * @throws RangeError for a mood outside 1–5, a day that is not in the calendar or an id no track has.
 */
export function statementsOf(write: Write): Statement[] {
  return [ensureUser(), ...ownStatements(write)]
}

/** Sends a write in one request. Rejects with a `DataError`, or a `RangeError` before any request. */
export async function performWrite(db: Database, write: Write): Promise<void> {
  await db.write(statementsOf(write))
}
