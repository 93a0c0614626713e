import '~tests/support/window/fake-device.ts'
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()

const entry = (at: number, day: string) => {
  const instant = `${day}T10:00:00.000Z`
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
  return { id, content: `Words ${at}`, mood: 4, day, minute: 600, createdAt: instant }
}

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

const words = async (limit?: number) => {
  const entries = await createQueryClient().fetchQuery(recentEntries(person.uid, limit))
  return entries.map(({ content }) => content)
}

test('the newest entries come first, as many as are asked for, from as many months as it takes', async () => {
  const entries = [entry(1, '2024-02-29'), entry(2, '2026-02-28'), entry(3, '2026-03-04')]
  database.reply = (name) => (name === 'recent_entries' ? entries : undefined)
  expect(await words(1)).toEqual(['Words 3'])
  expect(await words(2)).toEqual(['Words 3', 'Words 2'])
  expect(await words(3)).toEqual(['Words 3', 'Words 2', 'Words 1'])
  expect(await words()).toEqual(['Words 3', 'Words 2', 'Words 1'])
})

test('ten entries come where nobody asks for another number', async () => {
  const entries = Array.from({ length: 12 }, (_, at) => entry(at + 1, `2026-03-${at + 10}`))
  database.reply = (name) => (name === 'recent_entries' ? entries : undefined)
  const shown = await words()
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([10, 'Words 12', 'Words 3'])
})
