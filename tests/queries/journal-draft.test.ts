import 'fake-indexeddb/auto'
import { act, cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useJournalDraft, useSaveDraft } from '~/queries/journal-draft.ts'
import { deviceStore } from '~/services/device-store.ts'
import { hookOfAsha, person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database-stand-in.ts'

const database = standInDatabase()
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

describe('the reflection being written', () => {
  it('begins empty, under an id of its own', async () => {
    const { result } = await openJournal()
    expect(result.current.draft).toMatchObject({ content: '', mood: null, wasSent: false })
  })

  it('is there again after the page was left in the middle of a word', async () => {
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
      wasSent: false,
    })
  })

  it.each([
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    ['leaving the journal', cleanup],
  ])('is kept at once on %s', async (_name, leave) => {
    const { result } = await openJournal()
    const write = vi.spyOn(deviceStore, 'set')
    act(() => result.current.change({ content: 'dusk' }))
    expect(write).not.toHaveBeenCalled()
    act(() => {
      leave()
    })
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('is cleared once the database has it, and the next one has another id', async () => {
    const { result } = await openJournal()
    act(() => result.current.change({ content: 'dusk', mood: 3 }))
    const { id } = result.current.draft
    await act(() => result.current.save.mutateAsync())
    expect(result.current.draft.content).toBe('')
    expect(result.current.draft.id).not.toBe(id)
    await vi.waitFor(async () => expect(await kept()).toBeUndefined())
  })

  it('stays when the save fails, and is then sent again under the same id', async () => {
    const { result } = await openJournal()
    act(() => result.current.change({ content: 'dusk', mood: 3 }))
    const { id } = result.current.draft
    database.refuseWith = '42501'
    await act(() => expect(result.current.save.mutateAsync()).rejects.toThrow('refused'))
    expect(result.current.draft).toEqual({ id, content: 'dusk', mood: 3, wasSent: true })
    expect(await kept()).toEqual(result.current.draft)
    database.refuseWith = null
    database.requests.length = 0
    await act(() => result.current.save.mutateAsync())
    expect(database.requests.map(({ asked }) => asked.at(-1)?.text.trim().split(' ')[0])).toEqual([
      'insert',
      'update',
    ])
    expect(database.requests[0]?.asked.at(-1)?.params).toContain(id)
  })

  it('without a mood is not sent', async () => {
    const { result } = await openJournal()
    act(() => result.current.change({ content: 'dusk' }))
    await act(() =>
      expect(result.current.save.mutateAsync()).rejects.toThrow(
        'Please fill in all fields before saving',
      ),
    )
    expect(database.requests).toHaveLength(0)
  })

  it('says when the device refuses to keep it', async () => {
    const { result } = await openJournal()
    vi.spyOn(deviceStore, 'set').mockResolvedValue('memory')
    act(() => result.current.change({ content: 'dusk' }))
    await vi.waitFor(() => expect(result.current.keptIn).toBe('memory'))
  })
})
