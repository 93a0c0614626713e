import { expect, test } from 'vitest'
import { WriteRefused } from '~/lib/data-error.ts'
import { insteadOf, merged, rebased, type Write } from '~/queries/writes/write.ts'

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
