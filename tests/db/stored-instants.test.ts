import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '~/lib/call.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { EVERY_CALL } from './write-many/calls.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

const FIRST = '2026-03-04T20:00:00.000Z'
const SECOND = '2026-03-04T21:00:00.000Z'
const THIRD = '2026-03-04T22:00:00.000Z'

function call(name: string, changes: Call['args']): Call {
  const found = EVERY_CALL.find((each) => each.name === name)
  if (!found) throw new Error(`No call of ${name}`)
  return { name, args: { ...found.args, ...changes } }
}

// What is stored first, then a change that is based on it, and one that is based on something else.
const CASES: readonly (readonly [string, string, readonly Call[], Call['args'], Call['args']])[] = [
  [
    'edit_entry',
    'updatedAt',
    [call('save_entry', { at: FIRST })],
    { at: SECOND, base: FIRST },
    { at: THIRD, base: FIRST },
  ],
  [
    'save_birth_details',
    'updatedAt',
    [call('save_birth_details', { at: FIRST, base: null })],
    { at: SECOND, base: FIRST },
    { at: THIRD, base: FIRST },
  ],
  [
    'record_mood',
    'at',
    [call('record_mood', { at: FIRST })],
    { at: SECOND, mood: 5 },
    { at: FIRST, mood: 1 },
  ],
  [
    'keep_chart',
    'updatedAt',
    [call('keep_chart', { at: FIRST, base: null })],
    { at: SECOND, base: FIRST },
    { at: THIRD, base: FIRST, name: 'Meera' },
  ],
  [
    'keep_recording',
    'updatedAt',
    [call('keep_recording', { at: FIRST, base: null })],
    { at: SECOND, base: FIRST },
    { at: THIRD, base: FIRST, title: 'A morning' },
  ],
  [
    'record_japa',
    'at',
    [call('record_japa', { at: FIRST })],
    { at: SECOND, beads: 55 },
    { at: FIRST, beads: 1 },
  ],
  [
    'choose_setting',
    'at',
    [call('choose_setting', { at: FIRST })],
    { at: SECOND, value: 'light' },
    { at: FIRST, value: 'dark' },
  ],
]

test.each(CASES)(
  'the function %s returns when what is stored was stored, whatever it did',
  async (name, key, earlier, change, late) => {
    const db = database.as(randomUUID())
    for (const each of earlier) await db.write(each)
    expect(await db.write(call(name, change))).toEqual({ outcome: 'stored', [key]: SECOND })
    expect(await db.write(call(name, change))).toMatchObject({
      outcome: 'unchanged',
      [key]: SECOND,
    })
    expect(await db.write(call(name, late))).toMatchObject({ outcome: 'superseded', [key]: SECOND })
  },
)

test('a function that finds nothing to change has no instant to return', async () => {
  expect(await database.as(randomUUID()).write(call('edit_entry', {}))).toEqual({ outcome: 'gone' })
})
