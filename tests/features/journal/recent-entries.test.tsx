import '~tests/support/window/fake-device.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { timeOfMinute } from '~/domain/day/day-words.ts'
import { addDays } from '~/domain/day/local-day.ts'
import { today } from '~/queries/practice/use-today.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { NO_DRAFTS } from '~/ui/controls/words-as-file.tsx'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { holdForgetting } from '~tests/support/held-forgetting.ts'
import { pressable } from '~tests/support/pressable.ts'
import { journalTable } from './journal-table.ts'
import { entry, openJournal, openNewest } from './open-journal.tsx'

const database = standInDatabase()
const rain = entry()
const second = entry({
  id: '1c0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f11',
  content: 'आज यमन सुना <b>not bold</b>\n\n  धीरे',
  mood: 1,
  createdAt: '2026-03-13T12:00:00.000Z',
  updatedAt: '2026-03-13T12:00:00.000Z',
})

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  for (const name of await deviceStore.names(person.uid, ''))
    await deviceStore.del(person.uid, name)
})

afterEach(() => vi.useRealTimers())

/** The functions of the database that were called. */
const asked = () => database.requests.flatMap((request) => request.asked.map(({ name }) => name))
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const first = () => screen.findByText(rain.content)
const editButton = () => screen.getByRole('button', { name: /^Edit entry/ })
const deleteButton = () => screen.getByRole('button', { name: /^Delete entry/ })

test('recent entries are read in one request', async () => {
  journalTable(database, [rain])
  await openJournal()
  await first()
  expect(asked()).toEqual(['first'])
})

test('recent entries stay when they cannot be brought up to date, without a word of it', async () => {
  journalTable(database, [rain])
  await openJournal()
  await first()
  const answer = held<void>()
  database.ready = answer.promise
  database.refuseWith = '42501'
  database.requests.length = 0
  const pulled = rowsOf(person.uid).pull()
  await waitFor(() => expect(asked()).toEqual(['changes']))
  expect(screen.queryByText('Loading your entries')).toBeNull()
  await act(async () => {
    answer.resolve()
    await expect(pulled).rejects.toMatchObject({ kind: 'forbidden' })
  })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(rain.content)).toBeDefined()
})

test('recent entries show when each was written, however late it was changed', async () => {
  const written = new Date(`${today()}T00:05:00`)
  const times = { createdAt: written.toISOString(), updatedAt: new Date().toISOString() }
  journalTable(database, [entry({ day: today(), minute: 5, ...times })])
  await openJournal()
  const shown = await screen.findByRole('article', { name: 'Today, Happy' })
  expect(within(shown).getByText(`${timeOfMinute(5)} · Happy`)).toBeDefined()
})

test('recent entries show the day and the mood in words, and open the text as it was written', async () => {
  journalTable(database, [rain, { ...second, day: addDays(rain.day, -1) }])
  const { user } = await openJournal()
  const [newest, older] = await screen.findAllByRole('article')
  expect(newest?.getAttribute('aria-label')).toMatch(/March.*, Happy$/)
  expect(older?.textContent).toContain('Very Sad')
  expect(older?.textContent).toContain('<b>not bold</b>')
  await user.click(within(older as HTMLElement).getByRole('link'))
  expect((await screen.findByText(/not bold/)).textContent).toBe(second.content)
  expect(document.querySelector('b')).toBeNull()
})

test('an entry of an unknown hour is shown without a time', async () => {
  journalTable(database, [entry({ minute: null })])
  await openJournal()
  expect(within(await screen.findByRole('article')).getByText('Happy')).toBeDefined()
})

test('recent entries use the words today and yesterday', async () => {
  const at = new Date().toISOString()
  journalTable(database, [
    entry({ day: today(), createdAt: at, updatedAt: at }),
    { ...second, day: addDays(today(), -1) },
  ])
  await openJournal()
  expect(await screen.findByRole('article', { name: 'Today, Happy' })).toBeDefined()
  expect(screen.getByRole('article', { name: 'Yesterday, Very Sad' })).toBeDefined()
})

test('recent entries invite to write the first when there is none', async () => {
  await openJournal()
  expect(await screen.findByText('Your first page')).toBeDefined()
})

test('recent entries show that they are loading', async () => {
  const answer = held<void>()
  database.ready = answer.promise
  await openJournal()
  expect(screen.getByText('Loading your entries')).toBeDefined()
  answer.resolve()
  await screen.findByText('Your first page')
  expect(screen.queryByText('Loading your entries')).toBeNull()
})

test('recent entries that cannot be read leave the sheet usable, and load when asked for again', async () => {
  journalTable(database, [rain])
  database.refuseWith = '42501'
  const { user, area } = await openJournal()
  await screen.findByRole('alert')
  await user.type(area(), 'Still here')
  expect(area().value).toBe('Still here')
  database.refuseWith = null
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await first()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(area().value).toBe('Still here')
})

test('recent entries have one that was saved while they were read', async () => {
  const table = journalTable(database)
  const { reply } = database
  let isRead = false
  database.reply = (name, args) => {
    if (name !== 'recent_entries' || isRead) return reply(name, args)
    isRead = true
    return []
  }
  const answer = held<void>()
  database.ready = answer.promise
  const { user, area, mood, save } = await openJournal()
  await waitFor(() => expect(database.requests).toHaveLength(1))
  database.ready = Promise.resolve()
  await user.type(area(), 'Dusk came')
  await user.click(mood('Happy'))
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Write another' }))
  expect(table.rows()).toHaveLength(1)
  answer.resolve()
  expect(await screen.findByRole('article', { name: 'Today, Happy' })).toBeDefined()
  expect(screen.queryByText('Your first page')).toBeNull()
})

describe('editing an entry', () => {
  async function openEdit() {
    const table = journalTable(database, [rain])
    const { user } = await openJournal()
    await openNewest(user)
    await user.click(editButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    const area = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reflection' })
    return { user, table, dialog, area }
  }

  test('editing an entry changes text and mood and leaves the day and the place', async () => {
    const { user, table, dialog, area } = await openEdit()
    await user.type(area(), ' It eased. ')
    await user.click(dialog.getByRole('radio', { name: /Neutral/ }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { id, day, createdAt } = rain
    const content = 'Rain on the tin roof. It eased.'
    expect(table.rows()).toMatchObject([{ id, day, createdAt, content, mood: 3 }])
    expect(await screen.findByText(content)).toBeDefined()
  })

  test('editing an entry saves a mood that alone was changed, and asks before it is dropped', async () => {
    const { user, table, dialog } = await openEdit()
    await user.click(dialog.getByRole('radio', { name: /Very Sad/ }))
    await user.keyboard('{Escape}')
    expect(dialog.getByText('Leave without saving?')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(table.rows()).toMatchObject([{ id: rain.id, content: rain.content, mood: 1 }])
    expect(await screen.findByRole('article', { name: /Very Sad$/ })).toBeDefined()
  })

  test('editing an entry sends nothing when it is saved as it was, and keeps no draft of it', async () => {
    const { user, table, dialog, area } = await openEdit()
    await user.click(dialog.getByRole('radio', { name: /Neutral/ }))
    await user.type(area(), '  ')
    await waitFor(async () =>
      expect(await deviceStore.get(person.uid, `edit ${rain.id}`)).toMatchObject({ mood: 3 }),
    )
    await user.click(dialog.getByRole('radio', { name: /^\p{Emoji}\s*Happy/u }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked()).not.toContain('edit_entry')
    expect(table.rows()).toEqual([rain])
  })

  const dayField = ({ dialog }: Awaited<ReturnType<typeof openEdit>>) =>
    dialog.getByLabelText<HTMLInputElement>('Day')

  test('editing an entry moves it to another day, and a day to come is refused', async () => {
    const page = await openEdit()
    const { user, table, dialog } = page
    const day = dayField(page)
    expect(day.value).toBe('2026-03-14')
    fireEvent.change(day, { target: { value: addDays(today(), 1) } })
    expect(dialog.getByText(/^That day has not come yet/)).toBeDefined()
    const save = dialog.getByRole('button', { name: 'Save changes' })
    expect(save).toHaveProperty('disabled', true)
    fireEvent.change(day, { target: { value: '2026-03-10' } })
    expect(dialog.queryByText(/^That day has not come yet/)).toBeNull()
    await user.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { id, content } = rain
    const createdAt = '2026-03-10T12:00:00.000Z'
    expect(table.rows()).toMatchObject([{ id, content, day: '2026-03-10', createdAt }])
    expect(await screen.findByRole('article', { name: /10 March|March 10/ })).toBeDefined()
  })

  test('editing an entry keeps a changed day on this device until it is saved', async () => {
    fireEvent.change(dayField(await openEdit()), { target: { value: '2026-03-10' } })
    await waitFor(async () =>
      expect(await deviceStore.get(person.uid, `edit ${rain.id}`)).toMatchObject({
        day: '2026-03-10',
      }),
    )
    cleanup()
    const { user } = await openJournal()
    await openNewest(user)
    await user.click(editButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    expect((await dialog.findByLabelText<HTMLInputElement>('Day')).value).toBe('2026-03-10')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }))
    await waitFor(async () => expect(await deviceStore.names(person.uid, 'edit ')).toEqual([]))
  })

  test('editing an entry ends once this device has forgotten the draft of what is saved', async () => {
    const { user, table, dialog, area } = await openEdit()
    await user.type(area(), ' It eased.')
    const forgotten = holdForgetting()
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(table.rows()[0]?.content).toContain('It eased.'))
    await waitFor(() => expect(deviceStore.del).toHaveBeenCalled())
    expect(screen.getByRole('dialog', { name: 'Edit entry' })).toBeDefined()
    forgotten.resolve()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await deviceStore.names(person.uid, 'edit ')).toEqual([])
  })

  test('editing an entry asks before Escape drops changed words, and returns to them', async () => {
    const { user, table, dialog, area } = await openEdit()
    await user.type(area(), ' More')
    await user.keyboard('{Escape}')
    expect(dialog.getByText('Leave without saving?')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Keep editing')
    await user.keyboard('{Enter}')
    expect(area().value).toBe('Rain on the tin roof. More')
    await user.keyboard('{Escape}')
    await user.keyboard('{Escape}')
    expect(dialog.queryByText('Leave without saving?')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(table.rows()).toEqual([rain])
  })

  test('editing an entry closes at once when nothing was changed', async () => {
    const { user } = await openEdit()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('editing an entry keeps the changed words when saving fails', async () => {
    const { user, table, dialog, area } = await openEdit()
    await user.type(area(), ' More')
    database.refuseWith = '42501'
    await user.keyboard('{Control>}{Enter}{/Control}')
    const said = (await dialog.findByRole('alert')).textContent
    expect(said).toContain('Failed to save entry. Please try again.')
    expect(said).toContain('The database did not take it. What you typed is still here')
    expect(area().value).toBe('Rain on the tin roof. More')
    database.refuseWith = null
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(table.rows()[0]?.content).toBe('Rain on the tin roof. More'))
  })

  test('editing an entry drops the report of a failed save with the next letter', async () => {
    const { user, dialog, area } = await openEdit()
    await user.type(area(), ' More')
    database.refuseWith = '42501'
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await dialog.findByRole('alert')
    await user.type(area(), '.')
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  test('editing an entry cannot be changed or left while it is being saved', async () => {
    const { user, dialog, area } = await openEdit()
    await user.type(area(), ' More')
    const answer = held<void>()
    database.ready = answer.promise
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(dialog.getByRole('button', { name: 'Saving…' })).toHaveProperty('disabled', true)
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
    expect(area().readOnly).toBe(true)
    fireEvent.change(area(), { target: { value: 'Something else' } })
    fireEvent.click(dialog.getByRole('radio', { name: /Neutral/ }))
    await user.keyboard('{Escape}')
    expect(area().value).toBe('Rain on the tin roof. More')
    expect(dialog.getByRole('radio', { name: /Neutral/ })).toHaveProperty('checked', false)
    expect(dialog.queryByText('Leave without saving?')).toBeNull()
    answer.resolve()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('editing an entry that neither the database nor the device takes offers the words as a file', async () => {
    const { user, dialog, area } = await openEdit()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
    await user.type(area(), ' More')
    await dialog.findByText(NO_DRAFTS)
    database.refuseWith = '23514'
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByRole('button', { name: 'Save the words as a file' })).toBeDefined()
    dialog.getByText(/This device cannot keep your words/)
    expect(dialog.queryByText(NO_DRAFTS)).toBeNull()
  })

  test('editing an entry counts its letters, and reports too many without cutting', async () => {
    const { dialog, area } = await openEdit()
    fireEvent.change(area(), { target: { value: '🙂'.repeat(20_000) } })
    expect(dialog.getByText('20,000 / 20,000')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', false)
    fireEvent.change(area(), { target: { value: '🙂'.repeat(20_001) } })
    expect(dialog.getByText(/this text has 1 more. Nothing was cut/)).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
    expect(area().value).toHaveLength(40_002)
  })

  test('editing an entry does not take a blank text', async () => {
    const { user, dialog, area } = await openEdit()
    await user.clear(area())
    expect(dialog.getByText('Please fill in all fields before saving')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
  })
})

test('deleting an entry removes it, and Undo brings back all of it', async () => {
  const table = journalTable(database, [rain, second])
  const { user } = await openJournal()
  await openNewest(user)
  await user.click(deleteButton())
  const undo = await pressable(() => screen.getByRole('button', { name: 'Undo' }))
  expect(table.rows()).toEqual([second])
  await waitFor(() => expect(screen.queryByText(rain.content)).toBeNull())
  await user.click(undo)
  await first()
  // Under the old id it stays deleted.
  const restored = { ...rain, id: expect.not.stringMatching(rain.id) }
  await waitFor(() => expect(table.rows()).toEqual([restored, second]))
  expect(await screen.findByText('Entry restored')).toBeDefined()
})

test('deleting an entry that fails puts the entry back and reports it', async () => {
  const table = journalTable(database, [rain])
  const { user } = await openJournal()
  await openNewest(user)
  database.refuseWith = '42501'
  await user.click(deleteButton())
  expect(await screen.findByText(/^Failed to delete entry/)).toBeDefined()
  expect(await first()).toBeDefined()
  expect(table.rows()).toEqual([rain])
})

test('deleting an entry offers Undo once more when Undo fails', async () => {
  const table = journalTable(database, [rain])
  const { user } = await openJournal()
  await openNewest(user)
  await user.click(deleteButton())
  const undo = await pressable(() => screen.getByRole('button', { name: 'Undo' }))
  database.refuseWith = '42501'
  await user.click(undo)
  const failed = (await screen.findByText(/^Failed to restore entry/)).closest('li')
  database.refuseWith = null
  within(failed as HTMLElement)
    .getByRole('button', { name: 'Try again' })
    .focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(table.rows()).toEqual([{ ...rain, id: expect.any(String) }]))
})
