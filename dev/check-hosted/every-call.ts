import { randomUUID } from 'node:crypto'
import { celebrate } from '~/data/celebrations.ts'
import { addFavourite, removeFavourite } from '~/data/favourites.ts'
import { importRows, undoImport } from '~/data/import-part.ts'
import { recordJapa } from '~/data/japa.ts'
import { deleteEntry, editEntry, saveEntry, starEntry } from '~/data/journal-entries.ts'
import { deleteChart, keepChart } from '~/data/kept-charts.ts'
import { addBackdated, clearMood, recordMood, recordSession } from '~/data/mood-logs.ts'
import { deleteMyData, readAccount } from '~/data/my-data/my-data.ts'
import { deleteRecording, keepRecording } from '~/data/personal-recordings.ts'
import { addRestDay, removeRestDay } from '~/data/rest-days.ts'
import { sendCall } from '~/data/send-call.ts'
import { sendCalls } from '~/data/send-writes.ts'
import { chooseSetting } from '~/data/settings.ts'
import { saveBirthDetails } from '~/data/user-astro-profiles.ts'
import { openAccount } from '~/data/users.ts'
import { addDays, localDayAt } from '~/domain/day/local-day.ts'
import type { Call, Database } from '~/lib/call.ts'

/** A function of the schema `api`, and a call of it by the app's own code. */
export type Step = readonly [name: string, call: (db: Database) => Promise<unknown>]

const NOW = new Date()
const DAY = localDayAt(NOW)
const AT = NOW.toISOString()
const LATER = new Date(NOW.getTime() + 1000).toISOString()
const ID = randomUUID()
const WHEN = { day: DAY, minute: 600, at: AT }
const BIRTH = {
  birthDate: addDays(DAY, -10_000),
  birthTime: '05:30',
  birthPlace: 'Pune',
  timezone: 'auto',
  latitude: 18.52,
  longitude: 73.86,
  zone: 'Asia/Kolkata',
  utcOffsetSeconds: 19_800,
  sureToMinutes: null,
}
const PROFILE = { ...BIRTH, fullName: 'Alap check', currentDasha: null, moonSign: null }

const write = (call: Call): Step => [
  call.name,
  async (db) => {
    if ((await sendCall(db, call, 'refused')) !== 'changed') throw new Error('nothing was changed')
  },
]

const RECORDING = {
  id: ID,
  title: 'Alap check',
  raga: 'Yaman',
  moodCategory: null,
  seconds: 600,
  sound: { from: 'address', address: 'https://media.example/yaman.mp3' },
} as const

const IMPORTED = { id: ID, part: 0, table: 'rest_days', rows: [{ local_date: DAY }] } as const

/** What one person stores: a call for each function that adds or changes a row. */
const STORING: readonly Step[] = [
  write(openAccount()),
  write(recordMood({ id: ID, mood: 3, base: null, ...WHEN })),
  write(recordSession({ id: randomUUID(), minutes: 10, raga: 'Yaman', heard: null, ...WHEN })),
  write(saveEntry({ id: ID, content: 'dusk', mood: 3, ...WHEN })),
  write(editEntry({ id: ID, content: 'dawn', mood: 4, at: LATER, base: AT })),
  write(starEntry({ id: ID, isStarred: true })),
  write(addBackdated({ day: addDays(DAY, -2), sessionId: randomUUID(), entryId: randomUUID() })),
  write(addRestDay(addDays(DAY, -1))),
  write(celebrate(['zen-zone'], AT)),
  write(addFavourite('day-1', AT)),
  write(saveBirthDetails({ profile: PROFILE, at: AT, base: null })),
  write(keepChart({ ...BIRTH, id: ID, name: 'Alap check', at: AT, base: null })),
  write(keepRecording({ ...RECORDING, at: AT, base: null })),
  write(recordJapa({ mantra: 'shiva', day: DAY, beads: 108, at: AT, base: null })),
  write(chooseSetting({ setting: 'theme', value: 'dark', at: AT })),
  write(importRows(IMPORTED)),
  [
    'write_many',
    (db) => sendCalls(db, [{ call: addFavourite('day-2', AT), whenGone: 'unchanged' }], null),
  ],
  [
    'sync',
    (db) => sendCalls(db, [{ call: addRestDay(addDays(DAY, -3)), whenGone: 'unchanged' }], 0),
  ],
]

/** What one person reads. */
const READING: readonly Step[] = [
  ['first', (db) => db.read({ name: 'first', args: {} })],
  ['newest', (db) => db.read({ name: 'newest', args: { kind: 'mood_logs' } })],
  ['changes', (db) => db.read({ name: 'changes', args: { since: 0 } })],
  ['catalogue', (db) => db.read({ name: 'catalogue', args: { known: null } })],
  ['account', readAccount],
]

/** What takes rows away, by their ids and names. */
const REMOVING = [
  deleteEntry({ id: ID }),
  deleteChart({ id: ID, base: null }),
  deleteRecording({ id: ID, base: null }),
  clearMood({ day: DAY }),
  removeRestDay(addDays(DAY, -1)),
  removeFavourite('day-1'),
  undoImport({ ...IMPORTED, seq: null }),
]

/** What a person does first: calls that store, then calls that read. */
export const STORING_AND_READING = [...STORING, ...READING]

/** What a person does last; with the calls before, that is every function of the schema `api`. */
export const LEAVING: readonly Step[] = [...REMOVING.map(write), ['leave', deleteMyData]]

/** What another person sends about the same rows: to change them, and to take them away. */
export const TRIED_BY_ANOTHER: readonly Call[] = [
  openAccount(),
  editEntry({ id: ID, content: 'taken', mood: 1, at: LATER, base: LATER }),
  starEntry({ id: ID, isStarred: false }),
  ...REMOVING,
]
