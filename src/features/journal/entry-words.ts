import { daysBetween, type LocalDay, localDayAt } from '~/domain/day/local-day.ts'
import type { EntryDayFault } from '~/domain/journal/entry-day.ts'

export const INCOMPLETE = 'Please fill in all fields before saving'
/** The name of the file for words that nothing else keeps. */
export const REFLECTION_FILE = 'alap-reflection.txt'
export const SAVE_FAILED = 'Failed to save entry. Please try again.'
/** The words that were typed into an entry that had been changed elsewhere. */
export const SAVED_BESIDE = {
  title: 'Saved as a new entry',
  description:
    'This entry had been changed in another tab or on another device. Your words stand beside it.',
}
/** The words of a new reflection whose sheet another tab or device had saved with other words. */
export const BOTH_SAVED = {
  title: 'Saved as a second entry',
  description:
    'Another tab or device had saved other words from this sheet. Both are in your journal now, as two entries.',
}
/** An entry that another device had changed when it was to be deleted. */
export const NOT_DELETED = {
  title: 'Entry not deleted',
  text: 'It was changed somewhere else meanwhile. Read it before you delete it.',
}

/** A reflection that a closed tab has left on the device. */
export const LEFT_REFLECTION =
  'You wrote this and did not save it. Your words are kept on this device.'
/** A draft that another tab has opened since this page listed it. */
export const OPEN_ELSEWHERE = {
  title: 'Open in another tab',
  description: 'Another tab has these words now. Go on there, or close it first.',
}

/** An edit that was kept on the device; `day` is that of its entry, in full. */
export function keptEditWords(day: string): string {
  return `You changed the entry of ${day} and did not save it. Your words are kept on this device.`
}

const DAYS_BY_NAME = 6

/** A day in full: "Saturday, 21 November", with the year if it is not the current one. */
export function dayInFull(day: LocalDay, today: LocalDay, locale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(day))
}

/** A day in everyday words: "Today", "Yesterday", "Thursday"; earlier days in full. */
export function spokenDay(day: LocalDay, today: LocalDay, locale: string): string {
  const ago = daysBetween(day, today)
  if (ago === 0 || ago === 1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
    return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
  }
  if (ago < 0 || ago > DAYS_BY_NAME) return dayInFull(day, today, locale)
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
}

/**
 * The time of day an entry was written. `null` if the local day there differs from the day here:
 * the writer's time zone is then unknown.
 */
export function spokenTimeOfDay(createdAt: string, day: LocalDay, locale: string): string | null {
  const instant = new Date(createdAt)
  if (localDayAt(instant) !== day) return null
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(instant)
}

/** Why an entry cannot be moved to a day. */
export const ENTRY_DAY_FAULTS: Readonly<Record<EntryDayFault, string>> = {
  'no-date': 'Enter the whole date.',
  'to-come': 'That day has not come yet. Choose today or a day before it.',
  'too-early': 'Choose a day from 1900 on.',
}
