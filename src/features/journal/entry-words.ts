import { dayAs } from '~/domain/day/day-as.ts'
import { dayInFull } from '~/domain/day/day-words.ts'
import { daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
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

/** A day in everyday words: "Today", "Yesterday", "Thursday"; earlier days in full. */
export function spokenDay(day: LocalDay, today: LocalDay): string {
  const ago = daysBetween(day, today)
  if (ago === 0 || ago === 1) return ago === 0 ? 'Today' : 'Yesterday'
  if (ago < 0 || ago > DAYS_BY_NAME) return dayInFull(day, today)
  return dayAs(day, { weekday: 'long' })
}

/** Why an entry cannot be moved to a day. */
export const ENTRY_DAY_FAULTS: Readonly<Record<EntryDayFault, string>> = {
  'no-date': 'Enter the whole date.',
  'to-come': 'That day has not come yet. Choose today or a day before it.',
  'too-early': 'Choose a day from 1900 on.',
}
