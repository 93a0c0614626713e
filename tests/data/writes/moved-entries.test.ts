import { expect, test } from 'vitest'
import type { Entry } from '~/data/journal-entries.ts'
import { anewOf, insteadOf, merged, type Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { WriteRefused } from '~/lib/data-error.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-05T08:00:00.000Z'
const WRONG = localDay('2036-03-04')
const RIGHT = localDay('2026-03-04')

const entry: Entry = {
  id: ID,
  content: 'dusk',
  mood: 4,
  day: WRONG,
  minute: 1200,
  createdAt: '2036-03-04T20:00:00.000Z',
  updatedAt: '2036-03-04T20:00:00.000Z',
}
const { minute, createdAt } = entry
const move: Write<'edit-entry'> = {
  kind: 'edit-entry',
  id: ID,
  content: 'dusk',
  mood: 4,
  at: AT,
  base: entry.updatedAt,
  day: RIGHT,
  of: { day: WRONG, minute, createdAt, was: 4 },
}
const there = '2026-03-04T20:00:00.000Z'

const saved: Write<'save-entry'> = {
  kind: 'save-entry',
  id: ID,
  content: 'dusk',
  mood: 4,
  day: WRONG,
  minute,
  at: createdAt,
}

test('an unsent entry that is moved is sent once, on its day', () => {
  expect(merged(saved, move)).toEqual({ ...saved, day: RIGHT, at: there })
})

test('a later change of the words leaves the entry on the day to which it was moved', () => {
  const { day: _, ...words } = { ...move, content: 'dawn', base: AT }
  const both = merged(move, { ...words, of: { day: RIGHT, minute, createdAt: there, was: 4 } })
  expect(both).toEqual({ ...move, content: 'dawn' })
})

test('an entry that is moved and then deleted, both unsent, is gone from its first day', () => {
  const deletion: Write = { kind: 'delete-entry', id: ID, base: AT, day: RIGHT, minute, mood: 4 }
  expect(merged(move, deletion)).toEqual({ ...deletion, base: move.base, day: WRONG })
})

test('the words of a moved entry that another device changed or deleted stand on the new day', () => {
  const held = { content: 'noon', mood: 4, updatedAt: AT } as const
  const copy = { ...saved, id: expect.any(String), day: RIGHT, at: there }
  expect(insteadOf(move, new WriteRefused('superseded', held))).toEqual({
    ...copy,
    copyOf: 'edit',
  })
  expect(anewOf(move)).toEqual(copy)
})

test('an entry that another device changed to the same words is moved all the same', () => {
  const held = { content: 'dusk', mood: 4, updatedAt: AT } as const
  const refusal = new WriteRefused('superseded', held)
  expect(insteadOf(move, refusal)).toEqual({ ...move, base: AT })
  const { day: _, ...words } = move
  expect(insteadOf(words, refusal)).toBe('nothing')
})
