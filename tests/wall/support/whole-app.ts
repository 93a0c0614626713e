import { randomUUID } from 'node:crypto'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { MY_KINDS } from '~/domain/my-data/my-data.ts'
import type { Database } from '~/lib/call.ts'
import { BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'
import * as held from '~tests/support/database/held.ts'

const at = '2026-03-04T20:00:00.000Z'
const day = localDay('2026-03-04')
const fixed = (last: number) => `c0c0c0c0-0000-4000-8000-00000000000${last}`

/** Everything that the app reads, as the person would see it. */
export async function readEverything(db: Database): Promise<unknown> {
  return Promise.all([
    held.celebrationsHeld(db),
    held.catalogueHeld(db),
    held.favouritesHeld(db),
    held.japaHeld(db),
    held.settingsHeld(db),
    held.keptChartsHeld(db),
    held.personalRecordingsHeld(db),
    held.entriesHeld(db),
    held.momentsHeld(db, localDay('1987-06-05')),
    held.insightHeld(db, localDay('1987-06-05')),
    held.insightHeld(db, localDay('2100-01-01')),
    held.checkInHeld(db, localDay('1987-06-05')),
    held.practiceHeld(db),
    held.restDaysHeld(db),
    held.astroProfileHeld(db),
  ])
}

const entry = (id: string): Write => ({
  kind: 'save-entry',
  id,
  content: 'Rain on the roof.',
  mood: 4,
  day,
  minute: 1200,
  at,
})

// Writes that nothing undoes have fixed ids, so that they are stored once.
const lasting: readonly Write[] = [
  { kind: 'open-account' },
  {
    kind: 'record-session',
    id: fixed(1),
    day,
    at,
    minute: 9,
    minutes: 10,
    raga: 'Yaman',
    heard: '/recordings/yaman-10.mp3?seed=2026-03-04',
  },
  { kind: 'add-backdated', day: localDay('2026-03-02'), sessionId: fixed(2), entryId: fixed(3) },
  { kind: 'celebrate', achievements: ['first-entry'], at },
  { kind: 'record-japa', mantra: 'shiva', day, beads: 108, at, base: null },
  { kind: 'choose-setting', setting: 'theme', value: 'dark', at },
]

const passing = (id: string): readonly Write[] => [
  { kind: 'record-mood', id, mood: 5, day, minute: 8, at, base: null },
  { kind: 'clear-mood', day, base: at },
  entry(id),
  {
    kind: 'edit-entry',
    id,
    content: 'And wind.',
    mood: 3,
    at: '2026-03-04T21:00:00.000Z',
    base: at,
  },
  { kind: 'star-entry', id, isStarred: true },
  { kind: 'delete-entry', id },
  { kind: 'add-rest-day', day },
  { kind: 'remove-rest-day', day },
  { kind: 'add-favourite', item: 'raga-yaman', at },
  { kind: 'remove-favourite', item: 'raga-yaman' },
  {
    kind: 'keep-chart',
    id,
    name: 'Asha',
    birthDate: localDay('1990-01-18'),
    birthTime: '08:30',
    ...BORN_IN_PUNE,
    at,
    base: null,
  },
  { kind: 'delete-chart', id, base: at },
  {
    kind: 'keep-recording',
    id,
    sound: { from: 'address', address: 'https://media.example/yaman.mp3' },
    title: 'An evening in Pune',
    raga: 'Yaman',
    moodCategory: null,
    seconds: 1471,
    at,
    base: null,
  },
  { kind: 'delete-recording', id, base: at },
]

/** What a device does that keeps the person's rows. */
async function pullEverything(db: Database): Promise<void> {
  for (const kind of MY_KINDS) await db.read({ name: 'newest', args: { kind } })
  await db.read({ name: 'changes', args: { since: 0 } })
  await db.write({ name: 'sync', args: { writes: [], since: 0 } })
}

/**
 * Does everything that a person does in the app: one write of each kind, then every read and the
 * export. Returns the outcomes of the passing writes; rejects with the first failure.
 */
export async function liveInTheApp(db: Database): Promise<readonly string[]> {
  for (const write of lasting) await performWrite(db, write)
  const done: string[] = []
  for (const write of passing(randomUUID())) {
    done.push(`${write.kind}: ${await performWrite(db, write)}`)
  }
  const profile = await held.astroProfileHeld(db)
  if (!profile) throw new Error('The birth details are gone')
  const { updatedAt, ...stored } = profile
  const saving = { kind: 'save-astro-profile', profile: stored, at, base: updatedAt } as const
  done.push(`${saving.kind}: ${await performWrite(db, saving)}`)
  await readEverything(db)
  await pullEverything(db)
  await held.myDataHeld(db)
  return done
}

export const NUMBER_OF_PASSING_WRITES = passing('').length + 1
