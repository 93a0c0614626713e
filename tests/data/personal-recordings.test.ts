import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRows } from '~/data/import-part.ts'
import {
  deleteRecording,
  keepRecording,
  personalRecordingsOf,
  type RecordingEdit,
} from '~/data/personal-recordings.ts'
import { sendCall } from '~/data/send-call.ts'
import { addressFault } from '~/domain/session/adding-recording.ts'
import {
  LARGEST_FILE,
  MOST_PERSONAL_RECORDINGS,
  type PersonalRecording,
} from '~/domain/session/personal-recording.ts'
import type { Database } from '~/lib/call.ts'
import { personalRecordingsHeld } from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const AT = '2026-03-04T06:00:00.000Z'
const LATER = '2026-03-04T06:00:01.000Z'
const EARLIER = '2026-03-04T05:59:59.000Z'
const HASH = '0123456789abcdef'.repeat(4)

const FILE = { from: 'file', hash: HASH, bytes: LARGEST_FILE } as const
const ADDRESS = { from: 'address', address: 'https://media.example/yaman.mp3' } as const

const concert = (changes: Partial<RecordingEdit> = {}): RecordingEdit => ({
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  sound: ADDRESS,
  title: 'An evening in Pune',
  raga: 'Marwa',
  moodCategory: 'Shantha',
  seconds: 1471,
  at: AT,
  base: null,
  ...changes,
})
const keep = (db: Database, changes: Partial<RecordingEdit> = {}) =>
  sendCall(db, keepRecording(concert(changes)), 'refused')
const drop = (db: Database, base: string | null = null) =>
  sendCall(db, deleteRecording({ id: concert().id, base }), 'unchanged')
const stored = (changes: Partial<PersonalRecording> = {}): PersonalRecording => {
  const { at: _, base: __, ...recording } = concert()
  return { ...recording, updatedAt: AT, ...changes }
}

test('a person who brought no recording along has none', async () => {
  expect(await personalRecordingsHeld(database.as('nobody'))).toEqual([])
})

test.each([
  ['an address', ADDRESS],
  ['a file', FILE],
])(
  'a recording by %s follows the person to another device, and to no other person',
  async (_, sound) => {
    const uid = randomUUID()
    const typed = { sound, title: '  An evening\0 in Pune ', raga: ' Marwa ' }
    expect(await keep(database.as(uid), typed)).toBe('changed')
    expect(await personalRecordingsHeld(database.as(uid))).toEqual([stored({ sound })])
    expect(await personalRecordingsHeld(database.as(randomUUID()))).toEqual([])
  },
)

test('of a recording nothing has to be known but its title and where it sounds', async () => {
  const db = database.as(randomUUID())
  const unknown = { moodCategory: null, seconds: null } as const
  expect(await keep(db, { ...unknown, raga: '  ' })).toBe('changed')
  expect(await personalRecordingsHeld(db)).toEqual([stored({ ...unknown, raga: null })])
})

test('two people may bring along recordings of the same id', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  expect(await keep(database.as(one))).toBe('changed')
  expect(await keep(database.as(other), { title: 'Her own' })).toBe('changed')
  expect(await drop(database.as(other))).toBe('changed')
  expect(await personalRecordingsHeld(database.as(one))).toEqual([stored()])
})

test.each<Partial<RecordingEdit>>([
  { title: 'A morning' },
  { sound: { from: 'address', address: 'https://media.example/another.mp3' } },
  { sound: FILE },
])(
  'a recording that arrives again is unchanged, and another under its id is refused: %j',
  async (other) => {
    const db = database.as(randomUUID())
    await keep(db)
    expect(await keep(db)).toBe('unchanged')
    expect(await keep(db, { at: LATER })).toBe('unchanged')
    await expect(keep(db, other)).rejects.toMatchObject({ kind: 'superseded' })
    expect(await personalRecordingsHeld(db)).toEqual([stored()])
  },
)

test.each<Partial<PersonalRecording>>([
  { title: 'A morning' },
  { raga: 'Yaman' },
  { raga: null },
  { moodCategory: 'Karuna' },
  { moodCategory: null },
  { seconds: 86_400 },
  { seconds: null },
])('a change is stored, and one that another device overtook is not: %j', async (changes) => {
  const db = database.as(randomUUID())
  await keep(db)
  expect(await keep(db, { ...changes, at: LATER, base: AT })).toBe('changed')
  expect(await personalRecordingsHeld(db)).toEqual([stored({ ...changes, updatedAt: LATER })])
  expect(await keep(db, { ...changes, at: LATER, base: AT })).toBe('unchanged')
  await expect(keep(db, { at: LATER, base: AT })).rejects.toMatchObject({ kind: 'superseded' })
  expect(await personalRecordingsHeld(db)).toEqual([stored({ ...changes, updatedAt: LATER })])
})

test('a change never gives a recording another sound', async () => {
  const db = database.as(randomUUID())
  await keep(db)
  const change = { sound: FILE, title: 'A morning', at: LATER, base: AT } as const
  await expect(keep(db, change)).rejects.toMatchObject({ kind: 'superseded' })
  expect(await personalRecordingsHeld(db)).toEqual([stored()])
})

test('a change from a slow clock is not lost', async () => {
  const db = database.as(randomUUID())
  await keep(db)
  expect(await keep(db, { title: 'A morning', at: EARLIER, base: AT })).toBe('changed')
  expect(await personalRecordingsHeld(db)).toEqual([
    stored({ title: 'A morning', updatedAt: '2026-03-04T06:00:00.001Z' }),
  ])
})

test('a change of a recording that is gone is refused, and keeps nothing', async () => {
  const db = database.as(randomUUID())
  await expect(keep(db, { base: AT })).rejects.toMatchObject({ kind: 'gone' })
  expect(await personalRecordingsHeld(db)).toEqual([])
})

test('a deletion takes away only what the person saw', async () => {
  const db = database.as(randomUUID())
  await keep(db)
  await keep(db, { title: 'A morning', at: LATER, base: AT })
  await expect(drop(db, AT)).rejects.toMatchObject({ kind: 'superseded' })
  expect(await personalRecordingsHeld(db)).toMatchObject([{ title: 'A morning' }])
  expect(await drop(db, LATER)).toBe('changed')
  expect(await drop(db, LATER)).toBe('unchanged')
  expect(await personalRecordingsHeld(db)).toEqual([])
})

/** Gives a person so many recordings. */
async function fill(uid: string, count: number) {
  await database.owner('insert into public.users (id) values ($1) on conflict do nothing', [uid])
  await database.owner(
    `insert into public.personal_recordings (user_id, id, title, file, bytes)
     select $1, gen_random_uuid(), 'Recording ' || n, '${HASH}', 7 from generate_series(1, ${count}) as n`,
    [uid],
  )
}

test('a person keeps five hundred recordings, and the next is refused because there is no room', async () => {
  const uid = randomUUID()
  const db = database.as(uid)
  await fill(uid, MOST_PERSONAL_RECORDINGS - 1)
  expect(await keep(db)).toBe('changed')
  await expect(keep(db, { id: randomUUID() })).rejects.toMatchObject({ kind: 'full' })
  expect(await personalRecordingsHeld(db)).toHaveLength(MOST_PERSONAL_RECORDINGS)
  expect(await keep(db, { title: 'A morning', at: LATER, base: AT })).toBe('changed')
  // In a list of several it is refused alone, by the same reason.
  const another = keepRecording(concert({ id: randomUUID() }))
  const writes = [another, { name: 'add_rest_day', args: { day: '2026-03-01' } }]
  expect(
    await db.write({ name: 'write_many', args: { writes: writes.map((w) => ({ ...w })) } }),
  ).toEqual([{ refused: '54000' }, { outcome: 'stored' }])
  const row = { ...another.args, moodcategory: '', updated_at: AT }
  await expect(
    db.write(importRows({ id: randomUUID(), part: 0, table: 'personal_recordings', rows: [row] })),
  ).rejects.toMatchObject({ kind: 'full' })
  // Another person has room of their own.
  expect(await keep(database.as(randomUUID()))).toBe('changed')
})

test('devices that add recordings at the same time do not come to more than five hundred together', async () => {
  const uid = randomUUID()
  await fill(uid, MOST_PERSONAL_RECORDINGS - 1)
  const ends = await Promise.allSettled(
    Array.from({ length: 12 }, () => keep(database.as(uid), { id: randomUUID() })),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends) {
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ kind: 'full' })
  }
  expect(await personalRecordingsHeld(database.as(uid))).toHaveLength(MOST_PERSONAL_RECORDINGS)
})

const ROW = {
  id: concert().id,
  title: 'An evening in Pune',
  raag: 'Marwa',
  moodCategory: 'Shantha',
  seconds: 1471,
  address: ADDRESS.address,
  file: null,
  bytes: null,
  updatedAt: AT,
}
const readFrom = (row: object) => personalRecordingsOf([[...Object.values(row), 1]])

test('a row is understood as it is told', () => {
  expect(readFrom(ROW)).toEqual([stored()])
  const file = { ...ROW, address: null, file: HASH, bytes: LARGEST_FILE }
  expect(readFrom(file)).toEqual([stored({ sound: FILE })])
  expect(readFrom({ ...ROW, moodCategory: '' })).toEqual([stored({ moodCategory: null })])
})

test.each([
  { id: 'not an id' },
  { title: 7 },
  { title: null },
  { raag: 7 },
  { moodCategory: 'Raudra' },
  { seconds: 0 },
  { seconds: 0.5 },
  { seconds: 86_401 },
  { address: null },
  { address: 'http://media.example/yaman.mp3' },
  { address: 'javascript:alert(1)' },
  { address: 'data:audio/mpeg;base64,AAAA' },
  { address: 'https://asha:secret@media.example/yaman.mp3' },
  { address: '/yaman.mp3' },
  { file: HASH },
  { bytes: 7 },
  { file: HASH, bytes: 7 },
  { address: null, file: HASH },
  { address: null, file: HASH.toUpperCase(), bytes: 7 },
  { address: null, file: '../yaman.mp3', bytes: 7 },
  { address: null, file: HASH, bytes: 0 },
  { address: null, file: HASH, bytes: LARGEST_FILE + 1 },
  { updatedAt: 'yesterday' },
])('a row that holds no recording is left out: %j', (changes) => {
  expect(readFrom({ ...ROW, ...changes })).toEqual([])
})

// What a stranger may put into a row of their own with SQL, every device of theirs must read.
test.each([
  ['https://media.example/yaman.mp3', true],
  ['https://media.example', true],
  ['https://media.example:8443/a?b=c@d&e=%20', true],
  ['https://xn--i1b6bxb9dxb.example/%E0%A4%AF', true],
  ['https://[2606:2800:220:1::1946]/a.mp3', true],
  [`https://media.example/${'a'.repeat(2026)}`, true],
  [`https://media.example/${'a'.repeat(2027)}`, false],
  ['https://', false],
  ['https:///a.mp3', false],
  ['http://media.example/a.mp3', false],
  ['HTTPS://media.example/a.mp3', false],
  ['javascript:alert(1)', false],
  ['data:audio/mpeg;base64,AAAA', false],
  ['blob:https://media.example/1', false],
  ['https://asha:secret@media.example/a.mp3', false],
  ['https://media.example\\a.mp3', false],
  ['https://media.example/an evening.mp3', false],
  ['https://media.example/a.mp3\n', false],
  ['https://media.example/यमन.mp3', false],
  ['', false],
] as const)('the table takes the address %j: %s', async (address, isTaken) => {
  const uid = randomUUID()
  await database.owner('insert into public.users (id) values ($1)', [uid])
  const added = database.owner(
    `insert into public.personal_recordings (user_id, id, title, address)
     values ($1, gen_random_uuid(), 'Yaman', $2)`,
    [uid, address],
  )
  expect(
    await added.then(
      () => true,
      () => false,
    ),
  ).toBe(isTaken)
  if (isTaken) {
    expect(addressFault(address)).toBeNull()
    expect(await personalRecordingsHeld(database.as(uid))).toMatchObject([{ sound: { address } }])
  }
})

test('deleting the account deletes the recordings', async () => {
  const uid = randomUUID()
  await keep(database.as(uid))
  await database.as(uid).write({ name: 'leave', args: {} })
  expect(
    await database.owner('select 1 from public.personal_recordings where user_id = $1', [uid]),
  ).toEqual([])
})
