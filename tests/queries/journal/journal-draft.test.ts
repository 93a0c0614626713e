import '~tests/support/window/fake-device.ts'
import { act, cleanup } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { storeBeforeReload } from '~/lib/shell/before-reload.ts'
import { useJournalDraft, useSaveDraft } from '~/queries/journal/journal-draft.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { hookOfAsha, person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
/** The functions called, each with the id and the text it was given. */
const sent = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .map(({ name, args }) => [name, args.id, args.content])

/** Stores reflections as the database does; their replies can be lost on the way back. */
function standInJournal() {
  const entries = new Map<unknown, { content: unknown; mood: number; updatedAt: string }>()
  const journal = {
    loseReplies: false as boolean,
    texts: () => [...entries].map(([id, { content }]) => [id, content]),
  }
  const store = ({ id, content, mood, at }: Readonly<Record<string, unknown>>) => {
    entries.set(id, { content, mood: Number(mood), updatedAt: String(at) })
    return { outcome: 'stored' }
  }
  database.reply = (name, args) => {
    if (name !== 'save_entry' && name !== 'edit_entry') return undefined
    const held = entries.get(args.id)
    const reply =
      name === 'save_entry' && held && held.content !== args.content
        ? { outcome: 'conflict', held }
        : name === 'edit_entry' && held?.updatedAt !== args.base
          ? { outcome: 'superseded', held }
          : store(args)
    return journal.loseReplies ? 'lost on the way' : reply
  }
  return journal
}

const kept = () => deviceStore.get(person.uid, 'journal-draft')

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'journal-draft')
})

function useWriting() {
  const draft = useJournalDraft()
  return { ...draft, save: useSaveDraft(draft) }
}

/** The journal as a page that has just been opened. */
async function openJournal() {
  const page = hookOfAsha(useWriting)
  await vi.waitFor(() => expect(page.result.current).not.toBeNull())
  return page
}

test('the reflection being written begins empty, with its own id', async () => {
  const { result } = await openJournal()
  expect(result.current.draft).toMatchObject({ content: '', mood: null })
})

test('the reflection being written is there again after the page was left in the middle of a word', async () => {
  const { result } = await openJournal()
  act(() => result.current.change({ content: 'The rain kept ti' }))
  act(() => result.current.change({ mood: 4 }))
  const { id } = result.current.draft
  cleanup()
  await vi.waitFor(async () => expect(await kept()).toBeDefined())
  const again = await openJournal()
  expect(again.result.current.draft).toEqual({
    id,
    content: 'The rain kept ti',
    mood: 4,
  })
})

test.each([
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  ['leaving the journal', cleanup],
])('the reflection being written is stored at once on %s', async (_name, leave) => {
  const { result } = await openJournal()
  const write = vi.spyOn(deviceStore, 'setAtOnce')
  act(() => result.current.change({ content: 'dusk' }))
  expect(write).not.toHaveBeenCalled()
  const { draft } = result.current
  act(() => {
    leave()
  })
  expect(write.mock.calls).toEqual([[person.uid, 'journal-draft', draft]])
})

test('the reflection being written is stored before the app reloads its own page', async () => {
  const { result } = await openJournal()
  act(() => result.current.change({ content: 'dusk' }))
  await act(() => storeBeforeReload())
  expect(await kept()).toMatchObject({ content: 'dusk' })
})

test('the reflection being written is one with words, and not the mood alone of another', async () => {
  await deviceStore.set(person.uid, 'journal-draft', { content: '', mood: 4 })
  await deviceStore.set(person.uid, 'journal-draft 2', { content: 'dusk', mood: null })
  const { result } = await openJournal()
  expect(result.current.draft).toMatchObject({ content: 'dusk', mood: null })
  await deviceStore.del(person.uid, 'journal-draft 2')
})

test('the reflection being written is cleared once the database has it, and the next one has another id', async () => {
  const { result } = await openJournal()
  act(() => result.current.change({ content: 'dusk', mood: 3 }))
  const { id } = result.current.draft
  await act(() => result.current.save.mutateAsync())
  expect(result.current.draft.content).toBe('')
  expect(result.current.draft.id).not.toBe(id)
  await vi.waitFor(async () => expect(await kept()).toBeUndefined())
})

test('the reflection being written stays when the save fails, and is then sent again under the same id', async () => {
  const { result } = await openJournal()
  act(() => result.current.change({ content: 'dusk', mood: 3 }))
  const { id } = result.current.draft
  database.refuseWith = '42501'
  await act(() => expect(result.current.save.mutateAsync()).rejects.toThrow('refused'))
  expect(result.current.draft).toEqual({
    id,
    content: 'dusk',
    mood: 3,
  })
  expect(await kept()).toEqual(result.current.draft)
  database.refuseWith = null
  database.requests.length = 0
  await act(() => result.current.save.mutateAsync())
  expect(sent()).toEqual([['save_entry', id, 'dusk']])
})

test('the reflection being written is safe when the reply is lost, and stored once', async () => {
  const journal = standInJournal()
  const { result } = await openJournal()
  act(() => result.current.change({ content: 'dusk', mood: 3 }))
  const { id } = result.current.draft
  journal.loseReplies = true
  expect(await act(() => result.current.save.mutateAsync())).toBe('kept')
  expect(result.current.draft).toMatchObject({ content: '' })
  journal.loseReplies = false
  await outboxOf(person.uid).send({ hurry: true })
  expect(journal.texts()).toEqual([[id, 'dusk']])
  expect(outboxOf(person.uid).rows()).toEqual([])
})

test('the reflection being written of two tabs that share one draft is stored with both texts', async () => {
  const journal = standInJournal()
  const one = await openJournal()
  act(() => one.result.current.change({ content: 'dusk', mood: 3 }))
  act(() => {
    window.dispatchEvent(new Event('pagehide'))
  })
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ content: 'dusk' }))
  const other = await openJournal()
  const { id } = one.result.current.draft
  expect(other.result.current.draft.id).toBe(id)
  act(() => other.result.current.change({ content: 'dawn' }))
  expect(await act(() => one.result.current.save.mutateAsync())).toBe('changed')
  expect(await act(() => other.result.current.save.mutateAsync())).toBe('beside')
  expect(journal.texts()).toEqual([
    [id, 'dusk'],
    [expect.not.stringContaining(id), 'dawn'],
  ])
  expect(await kept()).toBeUndefined()
})

test('the reflection being written without a mood is not sent', async () => {
  const { result } = await openJournal()
  act(() => result.current.change({ content: 'dusk' }))
  await act(() =>
    expect(result.current.save.mutateAsync()).rejects.toThrow(
      'Please fill in all fields before saving',
    ),
  )
  expect(database.requests).toHaveLength(0)
})

test('the reflection being written shows that the device refuses to store it', async () => {
  const { result } = await openJournal()
  vi.spyOn(deviceStore, 'set').mockResolvedValue('memory')
  act(() => result.current.change({ content: 'dusk' }))
  await vi.waitFor(() => expect(result.current.keptIn).toBe('memory'))
})
