import { expect, test } from 'vitest'
import { anewOf, insteadOf, merged, rebased, type Write, whenGone } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { WriteRefused } from '~/lib/data-error.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const READ = '2026-03-04T20:00:00.000Z'
const EDITED = '2026-03-04T21:00:00.000Z'
const deletion: Write = { kind: 'delete-entry', id: ID, base: EDITED }

test('an entry changed and deleted without a network is deleted as it was before the change', () => {
  const edit = { id: ID, content: 'dawn', mood: 2, at: EDITED, base: READ } as const
  expect(merged({ kind: 'edit-entry', ...edit }, deletion)).toEqual({ ...deletion, base: READ })
})

test('a deletion that waits behind a change is based on what that change stored', () => {
  expect(rebased(deletion, READ)).toEqual({ ...deletion, base: READ })
})

test('a deletion gives way to what another device has written', () => {
  const held = { content: 'noon', mood: 3, updatedAt: EDITED } as const
  expect(insteadOf(deletion, new WriteRefused('superseded', held))).toBe('leave')
})

const WHEN = { day: localDay('2026-03-04'), minute: 1200 }
const words: Write<'save-entry'> = {
  kind: 'save-entry',
  id: ID,
  content: 'dawn',
  mood: 2,
  ...WHEN,
  at: READ,
}
const change: Write<'edit-entry'> = {
  kind: 'edit-entry',
  id: ID,
  content: 'dawn',
  mood: 2,
  at: EDITED,
  base: READ,
  of: { ...WHEN, createdAt: READ },
}
const gone = new WriteRefused('gone', null)

test.each([words, change])(
  'the words of a deleted entry are not stored by themselves: $kind',
  (write) => {
    expect(insteadOf(write, gone)).toBeNull()
  },
)

test.each([words, change])('the words of a deleted entry can become a new one: $kind', (write) => {
  const anew = anewOf(write)
  expect(anew).toEqual({ ...words, id: expect.any(String) })
  expect(anew).not.toMatchObject({ id: ID })
})

test('the change of a deleted entry that an older version made becomes an entry of its own day', () => {
  const { of: _, ...older } = change
  const { day, minute } = localMomentAt(new Date(EDITED))
  expect(anewOf(older)).toEqual({ ...words, id: expect.any(String), day, minute, at: EDITED })
})

test.each<Write>([
  { kind: 'record-mood', id: ID, mood: 3, base: null, ...WHEN, at: READ },
  { kind: 'record-session', id: ID, minutes: 9, raga: null, heard: null, ...WHEN, at: READ },
  { kind: 'add-backdated', day: WHEN.day, sessionId: ID, entryId: null },
])('what was deleted and has no words leaves the outbox: $kind', (write) => {
  expect(whenGone(write)).toBe('refused')
  expect(insteadOf(write, gone)).toBe('leave')
  expect(anewOf(write)).toBeNull()
})
