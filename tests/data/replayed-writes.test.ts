import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { performWrite } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { astroProfileHeld, checkInHeld, entriesHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const uuid = (kind: number, n: number) => `00000000-0000-4000-800${kind}-00000000000${n}`
const day = fc.constantFrom(localDay('2026-03-01'), localDay('2026-03-02'))
const mood = fc.constantFrom(1, 2, 3, 4, 5) as fc.Arbitrary<1 | 2 | 3 | 4 | 5>
const at = fc.integer({ min: 0, max: 9 }).map((hour) => `2026-03-02T0${hour}:00:00.000Z`)
const entryId = fc.integer({ min: 1, max: 3 }).map((n) => uuid(1, n))
const content = fc.constantFrom('one', 'two', 'three')
const minute = fc.constantFrom(0, 545, 1439)
const item = fc.constantFrom('day-1', 'raga-yaman')
const profile = fc.record({
  fullName: fc.constantFrom(null, 'Meera'),
  birthDate: fc.constant(localDay('1990-01-01')),
  birthTime: fc.constantFrom('05:30', '17:45'),
  birthPlace: fc.constantFrom('Pune', 'Agra'),
  timezone: fc.constant('auto'),
  latitude: fc.constant(null),
  longitude: fc.constant(null),
  zone: fc.constant(null),
  utcOffsetSeconds: fc.constant(null),
  sureToMinutes: fc.constantFrom(null, 15),
  currentDasha: fc.constant(null),
  moonSign: fc.constant(null),
})
const kind = <K extends Write['kind']>(name: K) => fc.constant(name)

const base = fc.option(at)
const noBase = fc.constant('')

const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ kind: kind('open-account') }),
  fc.record({ kind: kind('record-mood'), id: fc.uuid(), mood, day, minute, at, base }),
  fc.record({ kind: kind('clear-mood'), day }),
  fc.record({
    kind: kind('record-session'),
    id: fc.integer({ min: 1, max: 3 }).map((n) => uuid(2, n)),
    day,
    minute,
    at,
    minutes: fc.constantFrom(null, 10),
    raga: fc.constantFrom(null, 'Yaman'),
    heard: fc.constantFrom(null, '/recordings/yaman-10.mp3', '/recordings/desh-10.mp3?seed=a'),
  }),
  fc.record({ kind: kind('save-entry'), id: entryId, content, mood, day, minute, at }),
  fc.record({ kind: kind('edit-entry'), id: entryId, content, mood, at, base: noBase }),
  fc.record({ kind: kind('delete-entry'), id: entryId, base: noBase }),
  fc.record({ kind: kind('add-favourite'), item, at }),
  fc.record({ kind: kind('remove-favourite'), item }),
  fc.record({ kind: kind('save-astro-profile'), profile, at, base: noBase }),
)

// The outbox sends in order and forgets a write only when it is acknowledged. So what can happen is
// that the last few arrive again, in the same order, before anything new does.
const MOST_AGAIN = 3
const again = fc.integer({ min: 0, max: MOST_AGAIN })
const step = fc.record({ write, again, isStale: fc.boolean() })
const history = fc.array(step, { minLength: 1, maxLength: 12 })

/** When what a write changes was last stored, where that matters. */
async function storedAt(uid: string, next: Write): Promise<string | null> {
  const db = database.as(uid)
  if (next.kind === 'save-astro-profile') return (await astroProfileHeld(db))?.updatedAt ?? null
  if (next.kind === 'clear-mood') return (await checkInHeld(db, next.day))?.at ?? null
  const entries = await entriesHeld(db)
  return entries.find(({ id }) => 'id' in next && id === next.id)?.updatedAt ?? null
}

/** The writes that say on what they are based. */
const BASED = new Set<Write['kind']>([
  'clear-mood',
  'edit-entry',
  'delete-entry',
  'save-astro-profile',
])
const EARLIER = '2026-03-01T00:00:00.000Z'

/**
 * A person changes what they see, or saw before it was changed elsewhere. What they wrote last is laid
 * over what is stored for as long as it may not have been acknowledged.
 */
async function asSeen(
  uid: string,
  next: Write,
  isStale: boolean,
  waiting: readonly Write[],
): Promise<Write | null> {
  if (next.kind === 'record-mood') return { ...next, at: afterClears(next.at, waiting) }
  if (!BASED.has(next.kind)) return next
  const stored = await storedAt(uid, next)
  if (next.kind === 'save-astro-profile') return { ...next, base: isStale ? null : stored }
  if (stored === null) return null
  const last = waiting.findLast((one) => 'id' in one && 'id' in next && one.id === next.id)
  const seen = last && 'at' in last ? last.at : stored
  return { ...next, base: isStale ? EARLIER : seen } as Write
}

/** A person who clears a mood and chooses again does so later than what they cleared was made. */
function afterClears(at: string, waiting: readonly Write[]): string {
  const cleared = waiting.flatMap((one) =>
    one.kind === 'clear-mood' && one.base ? [Date.parse(one.base) + 60_000] : [],
  )
  return new Date(Math.max(Date.parse(at), ...cleared)).toISOString()
}

/** Sends a write; that something else stays in the database is an outcome like another. */
async function send(uid: string, sent: Write): Promise<string> {
  return performWrite(database.as(uid), sent).catch((error: unknown) => {
    if (error instanceof WriteRefused) return error.kind
    throw error
  })
}

async function stateOf(uid: string): Promise<unknown> {
  const all = (table: string, order: string) =>
    database.owner(
      `select to_jsonb(t) - 'user_id' - 'seq' as row from public.${table} t
       where user_id = $1 order by ${order}`,
      [uid],
    )
  return [
    await all('mood_logs', 'id'),
    await all('journal_entries', 'id'),
    await all('favourites', 'item'),
    await all('user_astro_profiles', 'user_id'),
    await database.owner('select count(*) from public.users where id = $1', [uid]),
  ]
}

test('writes that arrive again leave the same data as sending each once', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const plain = randomUUID()
      const replayed = randomUUID()
      const sent: Write[] = []
      for (const { write: wished, again, isStale } of steps) {
        const next = await asSeen(plain, wished, isStale, sent.slice(-MOST_AGAIN))
        if (!next) continue
        sent.push(next)
        await send(plain, next)
        for (const one of [next, ...sent.slice(Math.max(0, sent.length - again))]) {
          await send(replayed, one)
        }
      }
      expect(await stateOf(replayed)).toEqual(await stateOf(plain))
    }),
    { numRuns: 25 },
  )
})

test('an entry saved again with the same words can be changed and deleted as it was seen then', async () => {
  const uid = randomUUID()
  const id = randomUUID()
  const words = { content: 'one', mood: 3, day: localDay('2026-03-01'), minute: 0 } as const
  const first = '2026-03-01T00:00:00.000Z'
  const again = '2026-03-01T01:00:00.000Z'
  await send(uid, { kind: 'save-entry', id, ...words, at: first })
  expect(await send(uid, { kind: 'save-entry', id, ...words, at: again })).toBe('unchanged')
  expect(await send(uid, { kind: 'save-entry', id, ...words, at: first })).toBe('unchanged')
  const deleted: Write = { kind: 'delete-entry', id, base: again }
  expect(await send(uid, deleted)).toBe('changed')
  // Both arrive again, in one list.
  expect(await send(uid, { kind: 'save-entry', id, ...words, at: again })).toBe('gone')
  expect(await send(uid, deleted)).toBe('unchanged')
  const [, entries] = (await stateOf(uid)) as unknown[][]
  expect(entries).toEqual([])
})

test('one write that arrives many times at once is stored once', async () => {
  const uid = randomUUID()
  const id = randomUUID()
  const when = { day: localDay('2026-03-01'), minute: 0, at: '2026-03-01T00:00:00.000Z' }
  const saved: Write = { kind: 'save-entry', id, content: 'once', mood: 3, ...when }
  const felt: Write = { kind: 'record-mood', id, mood: 3, base: null, ...when }
  const done = await Promise.all(
    Array.from({ length: 12 }, (_, n) => send(uid, n % 2 ? saved : felt)),
  )
  expect(done.filter((outcome) => outcome === 'changed')).toHaveLength(2)
  expect(done.filter((outcome) => outcome === 'unchanged')).toHaveLength(10)
  const [moods, entries] = (await stateOf(uid)) as unknown[][]
  expect([moods?.length, entries?.length]).toEqual([1, 1])
})
