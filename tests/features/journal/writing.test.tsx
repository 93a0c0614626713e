import '~tests/support/window/fake-device.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { holdForgetting } from '~tests/support/held-forgetting.ts'
import { journalTable } from './journal-table.ts'
import { openJournal } from './open-journal.tsx'

const INCOMPLETE = 'Please fill in all fields before saving'
const database = standInDatabase()

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'journal-draft')
})

afterEach(() => vi.restoreAllMocks())

/** Puts text on the sheet at once, as a paste does. */
const paste = (area: HTMLElement, value: string) => fireEvent.change(area, { target: { value } })

test('writing a reflection cannot be saved before it has words and a mood', async () => {
  const { user, area, mood, save } = await openJournal()
  expect(save()).toHaveProperty('disabled', true)
  await user.type(area(), '   ')
  await user.click(mood('Happy'))
  expect(save()).toHaveProperty('disabled', true)
  expect(screen.getByText(INCOMPLETE)).toBeDefined()
  await user.type(area(), 'Sa')
  expect(save()).toHaveProperty('disabled', false)
  expect(screen.queryByText(INCOMPLETE)).toBeNull()
})

test('writing a reflection has the question above it that the end of the session asked', async () => {
  const prompt = 'What are you ready to leave here?'
  const { user, area } = await openJournal({ sessionTitle: 'Desh', mood: 4, prompt })
  expect(screen.getByText(prompt)).toBeDefined()
  expect(area().placeholder).toBe('')
  await user.type(area(), 'Sa')
  expect(screen.getByText(prompt)).toBeDefined()
})

test('writing a reflection has its own question where none was asked before', async () => {
  const { area } = await openJournal({ sessionTitle: 'Desh', mood: 4 })
  expect(area().placeholder).toBe('What is here, now that it is quiet?')
})

test('writing a reflection reports what is missing at Ctrl+Enter, and sends nothing', async () => {
  const { user, area } = await openJournal()
  await user.type(area(), 'Sa')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByText(INCOMPLETE).getAttribute('aria-live')).toBe('assertive')
  const asked = database.requests.flatMap((request) => request.asked.map(({ name }) => name))
  expect(asked).not.toContain('save_entry')
})

test('writing a reflection says what is missing once a mood is chosen, or an empty sheet is to be saved', async () => {
  const { user, area, mood } = await openJournal()
  expect(screen.queryByText(/kept on this device/)).toBeNull()
  expect(screen.queryByText(INCOMPLETE)).toBeNull()
  await user.click(area())
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByText(INCOMPLETE).getAttribute('aria-live')).toBe('assertive')
  await user.click(mood('Happy'))
  expect(screen.getByText(INCOMPLETE).getAttribute('aria-live')).toBe('off')
})

test('writing a reflection leaves the Enter of an input method to its letters', async () => {
  const table = journalTable(database)
  const { user, area, mood } = await openJournal()
  await user.type(area(), 'か')
  await user.click(mood('Happy'))
  expect(fireEvent.keyDown(area(), { key: 'Enter', ctrlKey: true, isComposing: true })).toBe(true)
  expect(fireEvent.keyDown(area(), { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(area(), { key: 'a', ctrlKey: true })).toBe(true)
  expect(table.rows()).toEqual([])
  // Nor does the Enter that saves come into the text.
  expect(fireEvent.keyDown(area(), { key: 'Enter', ctrlKey: true })).toBe(false)
  await screen.findByRole('dialog', { name: 'Entry saved' })
})

test('writing a reflection saves, confirms it, empties the sheet and shows the entry among the recent ones', async () => {
  const table = journalTable(database)
  const { user, area, mood, save } = await openJournal()
  await user.type(area(), '  Dusk came  ')
  await user.click(mood('Very Happy'))
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'Entry saved' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(table.rows()).toMatchObject([{ content: 'Dusk came', mood: 5 }])
  await user.click(screen.getByRole('button', { name: 'Write another' }))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  expect(screen.getByText('Saved')).toBeDefined()
  expect(area().value).toBe('')
  expect(mood('Very Happy').checked).toBe(false)
  expect(await screen.findByRole('article', { name: 'Today, Very Happy' })).toBeDefined()
  expect(await deviceStore.get(person.uid, 'journal-draft')).toBeUndefined()
})

test('writing a reflection is said to be saved once this device has forgotten its draft', async () => {
  const table = journalTable(database)
  const { user, area, mood, save } = await openJournal()
  await user.type(area(), 'Dusk came')
  await user.click(mood('Happy'))
  const forgotten = holdForgetting()
  await user.click(save())
  await waitFor(() => expect(table.rows()).toHaveLength(1))
  await waitFor(() => expect(deviceStore.del).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
  forgotten.resolve()
  await screen.findByRole('dialog', { name: 'Entry saved' })
})

test.each(['Control', 'Meta'])('writing a reflection saves by %s+Enter', async (key) => {
  const table = journalTable(database)
  const { user, area, mood } = await openJournal()
  await user.click(mood('Sad'))
  await user.type(area(), 'Re')
  await user.keyboard(`{${key}>}{Enter}{/${key}}`)
  await screen.findByRole('dialog', { name: 'Entry saved' })
  expect(table.rows()).toMatchObject([{ content: 'Re', mood: 2 }])
})

test('writing a reflection leads home from the dialog', async () => {
  journalTable(database)
  const { user, area, mood, save } = await openJournal()
  await user.click(mood('Neutral'))
  await user.type(area(), 'Ga')
  await user.click(save())
  await user.click(await screen.findByRole('link', { name: 'Back to Home' }))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined()
})

test('writing a reflection locks the text while it is being saved', async () => {
  journalTable(database)
  const { user, area, mood, save } = await openJournal()
  await screen.findByText('Your first page')
  await user.click(mood('Neutral'))
  await user.type(area(), 'Ma')
  const answer = held<void>()
  database.ready = answer.promise
  await user.click(save())
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveProperty('disabled', true)
  expect(area().readOnly).toBe(true)
  paste(area(), 'Ma and more')
  fireEvent.click(mood('Sad'))
  expect(area().value).toBe('Ma')
  expect(mood('Neutral').checked).toBe(true)
  answer.resolve()
  // A slow machine has saved it on the device by then.
  await screen.findByRole('dialog', { name: /^(Entry saved|Saved on this device)$/ })
})

test('writing a reflection keeps the text when saving fails, and saves the same entry once when tried again', async () => {
  const table = journalTable(database)
  const { user, area, mood, save } = await openJournal()
  await screen.findByText('Your first page')
  await user.click(mood('Happy'))
  await user.type(area(), 'Pa')
  database.refuseWith = '42501'
  await user.click(save())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to save entry. Please try again.')
  expect(area().value).toBe('Pa')
  expect(mood('Happy').checked).toBe(true)
  expect(screen.getByText('Draft kept on this device')).toBeDefined()
  database.refuseWith = null
  await user.type(area(), ' dha')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(save())
  await screen.findByRole('dialog', { name: 'Entry saved' })
  expect(table.rows()).toMatchObject([{ content: 'Pa dha', mood: 4 }])
})

test('writing a reflection counts code points, and reports too many at the field, without cutting', async () => {
  const { area, mood, save, user } = await openJournal()
  await user.click(mood('Happy'))
  paste(area(), '🙂'.repeat(20_000))
  expect(screen.getByText('20,000 of 20,000 characters')).toBeDefined()
  expect(screen.getByText('No characters left')).toBeDefined()
  expect(save()).toHaveProperty('disabled', false)
  paste(area(), `${'🙂'.repeat(20_000)}!`)
  expect(save()).toHaveProperty('disabled', true)
  expect(area().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/this text has 1 more. Nothing was cut/).id).toBe(
    area().getAttribute('aria-describedby')?.split(' ')[0],
  )
  expect(area().value).toHaveLength(40_001)
})

test('writing a reflection announces the count only near the end', async () => {
  const { area } = await openJournal()
  paste(area(), 'a'.repeat(19_499))
  expect(screen.queryByText(/characters left/)).toBeNull()
  paste(area(), 'a'.repeat(19_510))
  expect(screen.getByText('At most 500 characters left')).toBeDefined()
})

test('writing a reflection sends text that PostgreSQL can store, after any paste', async () => {
  const table = journalTable(database)
  const { area, mood, save, user } = await openJournal()
  await user.click(mood('Sad'))
  paste(area(), 'a\0b\ud83dc')
  await user.click(save())
  await screen.findByRole('dialog', { name: 'Entry saved' })
  expect(table.rows()).toMatchObject([{ content: 'ab\ufffdc' }])
})

test('a draft is there again when the page is reopened', async () => {
  const { user, area, mood } = await openJournal()
  await user.type(area(), 'Half a thou')
  await user.click(mood('Sad'))
  expect(screen.getByText('Draft kept on this device')).toBeDefined()
  cleanup()
  await waitFor(async () =>
    expect(await deviceStore.get(person.uid, 'journal-draft')).toBeDefined(),
  )
  const again = await openJournal()
  expect(again.area().value).toBe('Half a thou')
  expect(again.mood('Sad').checked).toBe(true)
  expect(screen.getByText('Your draft was kept on this device')).toBeDefined()
  await again.user.type(again.area(), 'ght')
  expect(screen.queryByText('Your draft was kept on this device')).toBeNull()
  expect(screen.getByText('Draft kept on this device')).toBeDefined()
})

test('coming from a session names it and takes over the mood, until the entry is saved', async () => {
  journalTable(database)
  const { user, area, mood, save } = await openJournal({ sessionTitle: 'Bhupali', mood: 4 })
  expect(screen.getByText('Bhupali').parentElement?.textContent).toBe('After Bhupali')
  await waitFor(() => expect(mood('Happy').checked).toBe(true))
  await user.type(area(), 'Ni')
  await user.click(save())
  await screen.findByRole('dialog', { name: 'Entry saved' })
  await waitFor(() => expect(screen.queryByText('Bhupali')).toBeNull())
})

test('coming from a session does not change the mood of a draft that was kept', async () => {
  const draft = { id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f11', content: 'Half', mood: 2 }
  await deviceStore.set(person.uid, 'journal-draft', draft)
  const { user, area, mood } = await openJournal({ sessionTitle: 'Bhupali', mood: 4 })
  expect(mood('Sad').checked).toBe(true)
  await user.type(area(), ' a thought')
  expect(mood('Sad').checked).toBe(true)
  const kept = { ...draft, content: 'Half a thought' }
  await waitFor(async () =>
    expect(await deviceStore.get(person.uid, 'journal-draft')).toEqual(kept),
  )
})

test.each([
  ['text', 'Bhupali'],
  ['a list', [1]],
  ['a title that is none', { sessionTitle: { toString: 'x' }, mood: 3 }],
  ['an endless title', { sessionTitle: 'x'.repeat(10_000), mood: 6 }],
  ['a title of spaces', { sessionTitle: '   ', mood: 'furious' }],
])('coming from a session ignores invalid data: %s', async (_name, state) => {
  await openJournal(state)
  expect(screen.queryByText(/^After/)).toBeNull()
})

test('writing a reflection that neither the database nor a full device takes offers the words as a file', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  const files: Blob[] = []
  // jsdom has neither of these.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file)
      return 'blob:words'
    },
    revokeObjectURL: () => {},
  })
  const { user, area, mood, save } = await openJournal()
  database.refuseWith = '23514'
  paste(area(), 'Dusk came')
  await user.click(mood('Happy'))
  await screen.findByText('This browser keeps no drafts. Save before you leave the page.')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Save the words as a file' }))
  screen.getByText(/This device cannot keep your words/)
  expect(await files[0]?.text()).toBe('Dusk came')
  expect(area().value).toBe('Dusk came')
})

test('writing a reflection that the database refuses offers no file where this device keeps the draft', async () => {
  const { user, area, mood, save } = await openJournal()
  database.refuseWith = '23514'
  paste(area(), 'Dusk came')
  await user.click(mood('Happy'))
  await user.click(save())
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'Save the words as a file' })).toBeNull()
  expect(screen.queryByText(/This device cannot keep your words/)).toBeNull()
})
