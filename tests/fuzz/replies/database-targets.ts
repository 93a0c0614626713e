import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { celebrate } from '~/data/celebrations.ts'
import { addFavourite } from '~/data/favourites.ts'
import { recordJapa } from '~/data/japa.ts'
import { editEntry, saveEntry } from '~/data/journal-entries.ts'
import { keepChart } from '~/data/kept-charts.ts'
import { recordMood, recordSession } from '~/data/mood-logs.ts'
import { keepRecording } from '~/data/personal-recordings.ts'
import { addRestDay } from '~/data/rest-days.ts'
import { sendCall } from '~/data/send-call.ts'
import { chooseSetting } from '~/data/settings.ts'
import { saveBirthDetails } from '~/data/user-astro-profiles.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError, WriteRefused } from '~/lib/data-error.ts'
import { createDatabase, type Door } from '~/services/database/database.ts'
import * as held from '~tests/support/database/held.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'
import * as domain from '../in-domain.ts'
import { type RealReply, realReply } from '../mutate-reply.ts'
import { myData } from './my-data-in-domain.ts'
import type { ReplyTarget } from './reply-target.ts'

const AT = '2026-03-04T10:00:00.000Z'
const LATER = '2026-03-04T11:00:00.000Z'
const DAY = localDay('2026-03-04')
/** What was practised is long ago by then. */
const YEARS_ON = localDay('2030-03-04')
const ENTRY = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'

const KEPT = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f11'

const BIRTH = {
  fullName: 'Asha Rao',
  birthDate: localDay('1990-01-18'),
  birthTime: '08:30',
  birthPlace: 'Pune, Maharashtra, India',
  timezone: 'auto',
  latitude: 18.52,
  longitude: 73.86,
  zone: 'Asia/Kolkata',
  utcOffsetSeconds: 19_800,
  sureToMinutes: 5,
  currentDasha: 'Saturn',
  moonSign: 'Leo',
}

const CONCERT = {
  id: KEPT,
  sound: { from: 'address', address: 'https://media.example/yaman.mp3?a=%20' },
  title: 'संध्या',
  raga: 'Yaman',
  moodCategory: 'Shantha',
  seconds: 1471,
} as const
const FILE = { from: 'file', hash: '0123456789abcdef'.repeat(4), bytes: 7_654_321 } as const

const SESSION = { day: DAY, at: AT, minute: 500, minutes: 10, raga: 'Yaman' }

const entry = (id: string, content: string) =>
  saveEntry({ id, content, mood: 4, day: DAY, minute: 600, at: AT })

/** What a person has written before their replies are kept. */
const BEFOREHAND: readonly Call[] = [
  entry(ENTRY, 'Rain on the roof. 🙏'),
  entry(randomUUID(), 'नाद'),
  recordMood({ id: randomUUID(), mood: 3, day: DAY, minute: 480, at: AT, base: null }),
  recordSession({ ...SESSION, id: randomUUID(), heard: '/recordings/yaman-10.mp3?sa=cs3' }),
  recordSession({ ...SESSION, id: randomUUID(), heard: null }),
  recordJapa({ mantra: 'shiva', day: DAY, beads: 108, at: AT, base: null }),
  chooseSetting({ setting: 'theme', value: 'dark', at: AT }),
  addRestDay(localDay('2026-03-05')),
  addFavourite('raga-yaman', AT),
  celebrate(['zen-zone'], AT),
  saveBirthDetails({ profile: BIRTH, at: AT, base: null }),
  keepChart({ ...BIRTH, id: KEPT, name: 'मीरा', at: AT, base: null }),
  keepRecording({ ...CONCERT, at: AT, base: null }),
  keepRecording({ ...CONCERT, id: randomUUID(), sound: FILE, raga: null, at: AT, base: null }),
]

const { day, id, instant, minute, mood, text, count } = domain
const category = domain.orNull(domain.oneOf('Karuna', 'Shantha', 'Shringara'))
const playable = domain.is('address to play', (value) =>
  /^(\/(?![/\\])|https:\/\/[^/@]+(\/|$))/i.test(String(value)),
)
const written = domain.oneOf('changed', 'unchanged')

const marks = { day, sessions: count, checkIn: domain.orNull(mood), entries: count }
const practice = domain.every(
  domain.only({ ...marks, backdated: count, morningSessions: count, minutes: count }),
)
const insight = domain.only({
  moments: domain.every(
    domain.only({
      kind: domain.oneOf('check-in', 'session', 'entry'),
      day,
      minute,
      mood: domain.orNull(mood),
      raga: domain.orNull(text),
    }),
  ),
  since: day,
})

type Asked = { readonly domain: domain.InDomain; ask(db: Database): Promise<unknown> }

const READS: Readonly<Record<string, Asked>> = {
  'check-in': {
    ask: (db) => held.checkInHeld(db, DAY),
    domain: domain.orNull(domain.only({ id, mood, day, minute, at: instant })),
  },
  entries: {
    ask: (db) => held.entriesHeld(db),
    domain: domain.every(
      domain.only({
        id,
        content: text,
        mood,
        day,
        minute,
        createdAt: instant,
        updatedAt: instant,
        isStarred: domain.oneOf(true, false),
      }),
    ),
  },
  moments: {
    ask: (db) => held.momentsHeld(db, DAY),
    domain: domain.every(
      domain.only({
        kind: domain.oneOf('check-in', 'session', 'entry'),
        day,
        minute,
        mood: domain.orNull(mood),
        raga: domain.orNull(text),
        minutes: domain.minutesOfSession,
        heard: domain.heard,
      }),
    ),
  },
  'sessions of the coin': {
    ask: (db) => held.coinSitsHeld(db, DAY),
    domain: domain.every(domain.only({ day, minute, side: domain.oneOf('journey', 'one-raga') })),
  },
  practice: { ask: held.practiceHeld, domain: practice },
  insight: { ask: (db) => held.insightHeld(db, DAY), domain: insight },
  'insight of earlier years': { ask: (db) => held.insightHeld(db, YEARS_ON), domain: insight },
  'rest days': { ask: (db) => held.restDaysHeld(db), domain: domain.every(day) },
  celebrations: { ask: (db) => held.celebrationsHeld(db), domain: domain.every(text) },
  favourites: {
    ask: (db) => held.favouritesHeld(db),
    domain: domain.every(
      domain.is('id of a recording', (value) => /^[a-z0-9-]{1,64}$/.test(`${value}`)),
    ),
  },
  catalogue: {
    ask: held.catalogueHeld,
    domain: domain.only({
      version: text,
      ragas: domain.every(domain.only({ name: text, moodCategory: category })),
      moodCategories: domain.every(domain.oneOf('Karuna', 'Shantha', 'Shringara')),
      recordings: domain.every(
        domain.only({
          id: text,
          title: text,
          description: text,
          audioUrl: playable,
          dayNumber: domain.orNull(domain.wholeFrom(1, Number.MAX_SAFE_INTEGER)),
          raga: domain.orNull(text),
          moodCategory: category,
          minutes: domain.orNull(domain.wholeFrom(1, 180)),
        }),
      ),
    }),
  },
  'birth details': {
    ask: (db) => held.astroProfileHeld(db),
    domain: domain.orNull(
      domain.only({
        fullName: domain.orNull(text),
        birthDate: day,
        birthTime: domain.clock,
        birthPlace: text,
        timezone: text,
        latitude: domain.orNull(domain.degrees(-90, 90)),
        longitude: domain.orNull(domain.degrees(-180, 180)),
        zone: domain.orNull(text),
        utcOffsetSeconds: domain.orNull(domain.wholeFrom(-57_600, 57_600)),
        sureToMinutes: domain.orNull(domain.wholeFrom(0, 720)),
        currentDasha: domain.orNull(text),
        moonSign: domain.orNull(text),
        updatedAt: instant,
      }),
    ),
  },
  'kept charts': {
    ask: (db) => held.keptChartsHeld(db),
    domain: domain.every(
      domain.only({
        id,
        name: text,
        birthDate: day,
        birthTime: domain.clock,
        birthPlace: text,
        timezone: text,
        latitude: domain.degrees(-90, 90),
        longitude: domain.degrees(-180, 180),
        zone: domain.orNull(text),
        utcOffsetSeconds: domain.wholeFrom(-57_600, 57_600),
        sureToMinutes: domain.orNull(domain.wholeFrom(0, 720)),
        updatedAt: instant,
      }),
    ),
  },
  'own recordings': {
    ask: (db) => held.personalRecordingsHeld(db),
    domain: domain.every(
      domain.only({
        id,
        title: text,
        raga: domain.orNull(text),
        moodCategory: category,
        seconds: domain.orNull(domain.wholeFrom(1, 86_400)),
        updatedAt: instant,
        sound: (value) =>
          Object(value).from === 'file'
            ? domain.only({
                from: domain.oneOf('file'),
                hash: domain.hash,
                bytes: domain.wholeFrom(1, 1_073_741_824),
              })(value)
            : domain.only({ from: domain.oneOf('address'), address: domain.address })(value),
      }),
    ),
  },
  'my data': { ask: (db) => held.myDataHeld(db), domain: myData },
  'several at once': {
    ask: (db) =>
      Promise.all([held.restDaysHeld(db), held.checkInHeld(db, DAY), held.favouritesHeld(db)]),
    domain: (value) =>
      domain.every(domain.is('list of three', () => true))(value) ??
      domain.every(day)((value as unknown[])[0]),
  },
}

const WRITES: Readonly<Record<string, () => Call>> = {
  'a new entry': () => entry(randomUUID(), 'Once more.'),
  'an entry that is there with other words': () => entry(ENTRY, 'Other words.'),
  'an edit of an entry that is gone': () =>
    editEntry({ id: randomUUID(), content: 'x', mood: 2, at: LATER, base: AT }),
  'a mood': () =>
    recordMood({ id: randomUUID(), mood: 5, day: DAY, minute: 9, at: LATER, base: AT }),
  'a chart': () => keepChart({ ...BIRTH, id: KEPT, name: 'Meera', at: LATER, base: AT }),
  'a recording': () => keepRecording({ ...CONCERT, title: 'Evening', at: LATER, base: AT }),
  'birth details': () => saveBirthDetails({ profile: BIRTH, at: LATER, base: LATER }),
}

const storedInstead = domain.orNull(domain.only({ content: text, mood, updatedAt: instant }))

/** An error of the app's own; what it holds of the reply must be in its domain too. */
function isOwn(error: unknown): boolean {
  if (error instanceof WriteRefused) return storedInstead(error.held) === null
  return error instanceof DataError
}

type DoorAt = (address: string) => Door

/** The targets of one door, with the replies of a real database at `address`. */
export async function databaseTargets(doorAt: DoorAt, address: string): Promise<ReplyTarget[]> {
  const uid = `fuzzed-${randomUUID()}`
  const connect = (url: string, token = unsignedToken(uid)) =>
    createDatabase({
      door: doorAt(url),
      token: async () => token,
      pause: async () => undefined,
    })
  const real = connect(address)
  for (const call of BEFOREHAND) await real.write(call)
  const refused = await keptReplies(() =>
    held.restDaysHeld(connect(address, unsignedToken(uid, { exp: 1 }))),
  )
  const invalid = await keptReplies(() => real.write({ name: 'add_rest_day', args: { day: 'x' } }))
  const asked: [string, Asked][] = [
    ...Object.entries(READS),
    ...Object.entries(WRITES).map(([name, call]): [string, Asked] => [
      name,
      { ask: (db) => sendCall(db, call(), 'refused'), domain: written },
    ]),
  ]
  const targets: ReplyTarget[] = []
  for (const [name, { ask, domain: accepted }] of asked) {
    const replies = [...(await keptReplies(() => ask(real)))]
    // Refusals come seldom, like in life.
    const all = [...Array.from({ length: 10 }, () => replies).flat(), ...refused, ...invalid]
    targets.push({ name, replies: all, ask: (url) => ask(connect(url)), domain: accepted, isOwn })
  }
  return targets
}

/** The replies that came while some work was done, whatever came of it. */
async function keptReplies(work: () => Promise<unknown>): Promise<RealReply[]> {
  const real = globalThis.fetch
  const kept: Promise<RealReply>[] = []
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const reply = await real(...sent)
    kept.push(realReply(reply.clone()))
    return reply
  })
  await work().catch(() => undefined)
  vi.unstubAllGlobals()
  return Promise.all(kept)
}
