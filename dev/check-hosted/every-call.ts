import { randomUUID } from 'node:crypto'
import { celebrate, listCelebrations } from '~/data/celebrations.ts'
import { addFavourite, listFavourites, removeFavourite } from '~/data/favourites.ts'
import { listJapa, recordJapa } from '~/data/japa.ts'
import {
  deleteEntry,
  editEntry,
  listRecentEntries,
  saveEntry,
  starEntry,
} from '~/data/journal-entries.ts'
import { deleteChart, keepChart, listKeptCharts } from '~/data/kept-charts.ts'
import { listMoodCategories, listRagas, listRecordings } from '~/data/library.ts'
import {
  addBackdated,
  clearMood,
  findCheckIn,
  recordMood,
  recordSession,
} from '~/data/mood-logs.ts'
import { addMyData, deleteMyData, readMyData } from '~/data/my-data/my-data.ts'
import {
  deleteRecording,
  keepRecording,
  listPersonalRecordings,
} from '~/data/personal-recordings.ts'
import { listCoinSits } from '~/data/practice/coin-sits.ts'
import { readInsight } from '~/data/practice/insight.ts'
import { listMoments } from '~/data/practice/moments.ts'
import { readPractice } from '~/data/practice/practice.ts'
import { addRestDay, listRestDays, removeRestDay } from '~/data/rest-days.ts'
import { sendWrites } from '~/data/send-batch.ts'
import { sendCall } from '~/data/send-call.ts'
import { findAstroProfile, saveBirthDetails } from '~/data/user-astro-profiles.ts'
import { openAccount } from '~/data/users.ts'
import { addDays, firstOfMonth, localDayAt } from '~/domain/day/local-day.ts'
import type { Call, Database } from '~/lib/call.ts'

/** A function of the schema `api`, and a call of it by the app's own code. */
export type Step = readonly [name: string, call: (db: Database) => Promise<unknown>]

const NOW = new Date()
const DAY = localDayAt(NOW)
const SINCE = firstOfMonth(addDays(DAY, -89))
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

const PAGE = { kind: 'favourites', after: null, most_rows: 1, most_bytes: 1000 }

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
  [
    'write_many',
    (db) =>
      sendWrites(db, [
        { call: addFavourite('day-2', AT), whenGone: 'unchanged' },
        { call: addRestDay(addDays(DAY, -3)), whenGone: 'unchanged' },
      ]),
  ],
]

/** What one person reads, each in a request of its own, and once several in one. */
const READING: readonly Step[] = [
  ['check_in', (db) => findCheckIn(db, DAY)],
  ['recent_entries', (db) => listRecentEntries(db)],
  ['moments', (db) => listMoments(db, DAY)],
  ['coin_sits', (db) => listCoinSits(db, SINCE)],
  ['practice', (db) => readPractice(db, SINCE)],
  ['insight', (db) => readInsight(db, SINCE)],
  ['rest_days', listRestDays],
  ['celebrations', listCelebrations],
  ['favourites', listFavourites],
  ['birth_details', findAstroProfile],
  ['kept_charts', listKeptCharts],
  ['personal_recordings', listPersonalRecordings],
  ['japa', listJapa],
  ['ragas', listRagas],
  ['mood_categories', listMoodCategories],
  ['sessions', (db) => listRecordings(db, {})],
  ['packed_screen', (db) => Promise.all([listRagas(db), listRestDays(db)])],
  ['newest', (db) => db.read({ name: 'newest', args: { kind: 'mood_logs' } })],
  ['changes', (db) => db.read({ name: 'changes', args: { since: 0 } })],
  ['sync', (db) => db.write({ name: 'sync', args: { writes: [], since: 0 } })],
  ['account', (db) => db.read({ name: 'account', args: {} })],
  ['export_page', (db) => db.read({ name: 'export_page', args: PAGE })],
  ['import_rows', async (db) => addMyData(db, await readMyData(db))],
]

/** What takes rows away, by their ids and names. */
const REMOVING = [
  deleteEntry({ id: ID }),
  deleteChart({ id: ID, base: null }),
  deleteRecording({ id: ID, base: null }),
  clearMood({ day: DAY }),
  removeRestDay(addDays(DAY, -1)),
  removeFavourite('day-1'),
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
