import type { Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'

/** An id of its own for each number. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`
export const day = (number: number) => localDay(`2026-03-${`${number}`.padStart(2, '0')}`)
export const at = (number: number, hour = 10) => `${day(number)}T${hour}:00:00.000Z`
const when = (number: number) => ({ day: day(number), minute: 600, at: at(number) })

export const entry = (number: number, content = `Words ${number}`): Write => ({
  kind: 'save-entry',
  id: idOf(number),
  content,
  mood: 3,
  ...when(number),
})
export const edited = (number: number, content: string, base: string, to: string): Write => ({
  kind: 'edit-entry',
  id: idOf(number),
  content,
  mood: 4,
  at: to,
  base,
  of: { day: day(number), minute: 600, createdAt: at(number) },
})
export const starred = (number: number, isStarred = true): Write => ({
  kind: 'star-entry',
  id: idOf(number),
  isStarred,
})
export const mood = (number: number, value: 1 | 2 | 3 | 4 | 5, hour = 10): Write => ({
  kind: 'record-mood',
  id: idOf(100 * hour + number),
  mood: value,
  ...when(number),
  at: at(number, hour),
  base: null,
})
const session = (number: number): Write => ({
  kind: 'record-session',
  id: idOf(number),
  ...when(number),
  minutes: 23,
  raga: 'Yaman',
  heard: '/recordings/yaman-23.mp3',
})
const BIRTH = {
  birthDate: localDay('1990-01-18'),
  birthTime: '05:30',
  ...BORN_IN_PUNE,
} as const
export const chart = (number: number, name: string, base: string | null, to: string): Write => ({
  kind: 'keep-chart',
  id: idOf(number),
  name,
  ...BIRTH,
  at: to,
  base,
})
export const recording = (
  number: number,
  title: string,
  base: string | null,
  to: string,
): Write => ({
  kind: 'keep-recording',
  id: idOf(number),
  sound: { from: 'file', hash: 'a1'.repeat(32), bytes: 1000 + number },
  title,
  raga: null,
  moodCategory: 'Karuna',
  seconds: 600,
  at: to,
  base,
})
const profile = (fullName: string, base: string | null, to: string): Write => ({
  kind: 'save-astro-profile',
  profile: { ...BIRTH, fullName, currentDasha: null, moonSign: 'Kanya' },
  at: to,
  base,
})
const japa = (number: number, beads: number, hour: number): Write => ({
  kind: 'record-japa',
  mantra: 'shiva',
  day: day(number),
  beads,
  at: at(number, hour),
  base: null,
})

const chosen = (setting: string, value: string, to: string): Write => {
  return { kind: 'choose-setting', setting, value, at: to }
}

/** What a person has before the backup. */
export const BEFORE: readonly Write[] = [
  ...[1, 2, 3, 4, 5].map((number) => entry(number)),
  starred(4),
  ...[1, 2, 3].map((number) => mood(number, 2)),
  session(11),
  profile('Asha', null, at(1)),
  ...[21, 22, 23].map((number) => chart(number, `Chart ${number}`, null, at(1))),
  ...[31, 32, 33].map((number) => recording(number, `Sound ${number}`, null, at(1))),
  { kind: 'add-favourite', item: 'day-1', at: at(1) },
  { kind: 'add-favourite', item: 'day-2', at: at(1) },
  { kind: 'add-rest-day', day: day(1) },
  { kind: 'add-rest-day', day: day(2) },
  { kind: 'celebrate', achievements: ['zen-zone'], at: at(1) },
  japa(1, 100, 10),
  chosen('theme', 'light', at(1)),
]

/** What they do after it: something of every kind of write. */
export const AFTER: readonly Write[] = [
  entry(6),
  edited(1, 'Other words', at(1), at(8)),
  { ...edited(2, 'Moved words', at(2), at(8)), day: day(7) } as Write,
  starred(3),
  starred(4, false),
  { kind: 'delete-entry', id: idOf(5), base: at(5) },
  entry(9),
  edited(9, 'Written and changed', at(9), at(10)),
  starred(9),
  mood(1, 5, 12),
  { kind: 'clear-mood', day: day(2), base: at(2) },
  { kind: 'clear-mood', day: day(3), base: at(3) },
  mood(3, 4, 13),
  mood(4, 1),
  session(12),
  { kind: 'add-backdated', day: day(2), sessionId: idOf(13), entryId: idOf(14) },
  profile('Asha Rao', at(1), at(8)),
  chart(21, 'Another name', at(1), at(8)),
  { kind: 'delete-chart', id: idOf(22), base: at(1) },
  chart(24, 'A new chart', null, at(8)),
  recording(31, 'Another title', at(1), at(8)),
  { kind: 'delete-recording', id: idOf(32), base: at(1) },
  recording(34, 'A new sound', null, at(8)),
  { kind: 'remove-favourite', item: 'day-1' },
  { kind: 'add-favourite', item: 'raga-yaman', at: at(8) },
  { kind: 'remove-rest-day', day: day(1) },
  { kind: 'add-rest-day', day: day(3) },
  { kind: 'celebrate', achievements: ['early-bird'], at: at(8) },
  japa(1, 300, 12),
  japa(2, 20, 10),
  chosen('theme', 'dark', at(8)),
  chosen('of-a-newer-version', 'so', at(8)),
]
