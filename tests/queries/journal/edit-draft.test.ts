import '~tests/support/window/fake-device.ts'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '~/data/journal-entries.ts'
import { deviceStore } from '~/device/device-store.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { useEditDraft } from '~/queries/journal/edit-draft.ts'
import { hookOfAsha, person, signInAsAsha } from '~tests/support/as-person.tsx'
import { holdForgetting } from '~tests/support/held-forgetting.ts'

const rain: Entry = {
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  content: 'Rain.',
  mood: 4,
  day: localDay('2026-03-14'),
  minute: 720,
  createdAt: '2026-03-14T12:00:00.000Z',
  updatedAt: '2026-03-15T09:30:00.000Z',
}
const older = { ...rain, content: 'Rai.', updatedAt: '2026-03-14T12:00:00.000Z' }
const kept = (name = `edit ${rain.id}`) => deviceStore.get(person.uid, name)

beforeEach(async () => {
  signInAsAsha()
  for (const name of await deviceStore.names(person.uid, ''))
    await deviceStore.del(person.uid, name)
})

/** The dialog of an entry, on a page of its own unless there is one. */
async function openEdit(
  { shown = rain, draftName = null as string | null } = {},
  client?: ReturnType<typeof hookOfAsha>['client'],
) {
  const dialog = hookOfAsha(() => useEditDraft(shown, draftName), client)
  await vi.waitFor(() => expect(dialog.result.current).not.toBeNull())
  return dialog
}

test('a change of an entry is there again when its dialog is opened anew on the same page', async () => {
  const dialog = await openEdit()
  act(() => dialog.result.current.change({ content: 'Rain. More', mood: 2, day: rain.day }))
  dialog.unmount()
  const again = await openEdit({}, dialog.client)
  expect(again.result.current.edit).toMatchObject({ content: 'Rain. More', mood: 2, day: rain.day })
  expect(again.result.current.isRestored).toBe(true)
  act(() => again.result.current.change({ content: 'Rain. More of it', mood: 2, day: rain.day }))
  expect(again.result.current.isRestored).toBe(false)
})

test('a change of an entry that is saved or given up is not there when its dialog is opened anew', async () => {
  const dialog = await openEdit()
  act(() => dialog.result.current.change({ content: 'Rain. More', mood: 2, day: rain.day }))
  await act(() => dialog.result.current.drop())
  dialog.unmount()
  expect(await kept()).toBeUndefined()
  const saved = { ...rain, content: 'Rain. More', updatedAt: '2026-03-16T09:30:00.000Z' }
  const again = await openEdit({ shown: saved }, dialog.client)
  expect(again.result.current).toMatchObject({ edit: saved, entry: saved, isRestored: false })
})

test('a change of an entry that is given up is not there although the device has yet to forget it', async () => {
  const dialog = await openEdit()
  act(() => dialog.result.current.change({ content: 'Rain. More', mood: 2, day: rain.day }))
  const forgotten = holdForgetting()
  let dropped: Promise<void> | undefined
  act(() => {
    dropped = dialog.result.current.drop()
  })
  dialog.unmount()
  const again = await openEdit({}, dialog.client)
  expect(again.result.current).toMatchObject({ edit: rain, isRestored: false })
  forgotten.resolve()
  await dropped
})

test('a change of an entry that is given up in the middle of a word is not kept after all', async () => {
  const dialog = await openEdit()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => dialog.result.current.change({ content: 'Rain. Mo', mood: 2, day: rain.day }))
  await act(() => dialog.result.current.drop())
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  dialog.unmount()
  expect(await kept()).toBeUndefined()
})

test('a change of an entry goes on from the entry that it began with, however often it is opened', async () => {
  await deviceStore.set(person.uid, `edit ${rain.id}`, {
    content: 'Rai. More',
    mood: 2,
    entry: older,
  })
  const dialog = await openEdit()
  expect(dialog.result.current.entry).toEqual(older)
  act(() => dialog.result.current.change({ content: 'Rai. More of it', mood: 2, day: rain.day }))
  await vi.waitFor(async () =>
    expect(await kept()).toEqual({
      content: 'Rai. More of it',
      mood: 2,
      day: rain.day,
      entry: older,
    }),
  )
})

test('a change of an entry under the name that a tab has taken is kept under that name', async () => {
  const other = { content: 'Another', mood: 3, entry: rain }
  await deviceStore.set(person.uid, `edit ${rain.id}`, other)
  const draftName = `edit ${rain.id} 2`
  const dialog = await openEdit({ draftName })
  act(() => dialog.result.current.change({ content: 'Rain. More', mood: 2, day: rain.day }))
  await vi.waitFor(async () =>
    expect(await kept(draftName)).toMatchObject({ content: 'Rain. More' }),
  )
  expect(await kept()).toEqual(other)
})

test('changes of two entries, and of two drafts of one, are not mixed on one page', async () => {
  const dialog = await openEdit()
  act(() => dialog.result.current.change({ content: 'Rain. More', mood: 2, day: rain.day }))
  const second = { ...rain, id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f11', content: 'Dusk.' }
  const other = await openEdit({ shown: second }, dialog.client)
  expect(other.result.current.edit).toMatchObject({ content: 'Dusk.' })
  const draft = await openEdit({ draftName: `edit ${rain.id} 2` }, dialog.client)
  expect(draft.result.current.edit).toMatchObject({ content: 'Rain.' })
})

test('a change of an entry shows that the device refuses to store it', async () => {
  const { result } = await openEdit()
  vi.spyOn(deviceStore, 'set').mockResolvedValue('memory')
  act(() => result.current.change({ content: 'Rain. More', mood: 2, day: rain.day }))
  await vi.waitFor(() => expect(result.current.keptIn).toBe('memory'))
})
