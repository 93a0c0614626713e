import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { pressable } from '~tests/support/pressable.ts'
import { holdElsewhere } from '~tests/support/window/fake-locks.ts'
import { journalTable } from './journal-table.ts'
import { backToList, entry, openJournal, openNewest } from './open-journal.tsx'

const database = standInDatabase()
const rain = entry()
const EDIT = `edit ${rain.id}`
const FIRST = { id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f11', content: 'Dawn.', mood: 4 }
const SECOND = { id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f12', content: 'Dusk, and rain.', mood: 2 }

const kept = (name: string) => deviceStore.get(person.uid, name)
const keep = (name: string, value: unknown) => deviceStore.set(person.uid, name, value)

let closeOther = () => {}
/** Another tab has this draft open until the end of the test. */
async function openElsewhere(name: string) {
  closeOther = await holdElsewhere(`alap:${person.uid}:${name}`)
}

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  for (const name of await deviceStore.names(person.uid, ''))
    await deviceStore.del(person.uid, name)
})
afterEach(() => closeOther())

const left = (words: RegExp | string) =>
  screen.findByText(words).then((text) => text.closest('article') as HTMLElement)

test('of two reflections that closed tabs have left one comes onto the sheet, and the other is offered below it', async () => {
  await keep('journal-draft', FIRST)
  await keep('journal-draft 2', SECOND)
  const { user, area } = await openJournal()
  expect(area().value).toBe('Dawn.')
  const offer = await left('Dusk, and rain.')
  expect(offer.textContent).toContain('You wrote this and did not save it.')
  await user.click(within(offer).getByRole('button', { name: 'Go on writing' }))
  await waitFor(() => expect(area().value).toBe('Dusk, and rain.'))
  expect(document.activeElement).toBe(area())
  await left('Dawn.')
  await user.type(area(), ' More')
  await waitFor(async () =>
    expect(await kept('journal-draft 2')).toMatchObject({ content: 'Dusk, and rain. More' }),
  )
  expect(await kept('journal-draft')).toMatchObject({ content: 'Dawn.' })
})

test('a save that ends after another draft came onto the sheet leaves that draft alone', async () => {
  const table = journalTable(database)
  await keep('journal-draft', FIRST)
  await keep('journal-draft 2', SECOND)
  const { user, area, save } = await openJournal()
  const offer = await left('Dusk, and rain.')
  await screen.findByText('Your first page')
  const answer = held<void>()
  database.ready = answer.promise
  await user.click(save())
  await user.click(within(offer).getByRole('button', { name: 'Go on writing' }))
  await waitFor(() => expect(area().value).toBe('Dusk, and rain.'))
  answer.resolve()
  await waitFor(() => expect(table.rows()).toMatchObject([{ content: 'Dawn.' }]))
  await waitFor(async () => expect(await kept('journal-draft')).toBeUndefined())
  expect(area().value).toBe('Dusk, and rain.')
  expect(await kept('journal-draft 2')).toEqual(SECOND)
  await user.type(area(), ' More')
  await waitFor(async () =>
    expect(await kept('journal-draft 2')).toEqual({ ...SECOND, content: 'Dusk, and rain. More' }),
  )
})

test('words that are typed on until another draft comes onto the sheet are offered below it', async () => {
  await keep('journal-draft', FIRST)
  await keep('journal-draft 2', SECOND)
  const { user, area } = await openJournal()
  const offer = await left('Dusk, and rain.')
  await user.type(area(), ' And light.')
  await user.click(within(offer).getByRole('button', { name: 'Go on writing' }))
  await left('Dawn. And light.')
})

test('a draft without a word is not offered', async () => {
  await keep('journal-draft', FIRST)
  await keep('journal-draft 2', { ...SECOND, content: ' \n ' })
  await keep('journal-draft 3', SECOND)
  await openJournal()
  await left('Dusk, and rain.')
  expect(screen.getAllByRole('button', { name: 'Go on writing' })).toHaveLength(1)
})

test('a reflection that an earlier version left in its second place is offered', async () => {
  await keep('journal-draft', FIRST)
  await keep('journal-draft-2', SECOND)
  await openJournal()
  await left('Dusk, and rain.')
})

test('words that were left can be discarded, and Undo brings them back', async () => {
  await keep('journal-draft', FIRST)
  await keep('journal-draft 2', SECOND)
  const { user } = await openJournal()
  const offer = await left('Dusk, and rain.')
  await user.click(within(offer).getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await kept('journal-draft 2')).toBeUndefined())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Recent entries'))
  expect(screen.queryByText('Dusk, and rain.')).toBeNull()
  await user.click(await pressable(() => screen.getByText('Undo')))
  await left('Dusk, and rain.')
  expect(await kept('journal-draft 2')).toEqual(SECOND)
})

test('a change that was left can be discarded, and Undo brings it back', async () => {
  journalTable(database, [rain])
  const edit = { content: 'Rain. More', mood: 4, entry: rain }
  await keep(EDIT, edit)
  const { user } = await openJournal()
  const offer = await left('Rain. More')
  await user.click(within(offer).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Rain. More')).toBeNull())
  expect(await kept(EDIT)).toBeUndefined()
  await user.click(await pressable(() => screen.getByText('Undo')))
  await left('Rain. More')
  expect(await kept(EDIT)).toEqual(edit)
})

test('words that another tab has opened since cannot be gone on with', async () => {
  await keep('journal-draft', FIRST)
  await keep('journal-draft 5', SECOND)
  const { user, area } = await openJournal()
  const offer = await left('Dusk, and rain.')
  await openElsewhere('journal-draft 5')
  await user.click(within(offer).getByRole('button', { name: 'Go on writing' }))
  expect(await screen.findByText('Open in another tab')).toBeDefined()
  expect(area().value).toBe('Dawn.')
})

describe('in a browser without locks', () => {
  beforeEach(() => {
    const { locks } = navigator
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    return () => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  })

  test('in a browser without locks a change that was left is gone on with as a change of its entry', async () => {
    journalTable(database, [rain])
    await keep(EDIT, { content: 'Rain. More', mood: 4, entry: rain })
    const { user } = await openJournal()
    const offer = await left('Rain. More')
    await user.click(within(offer).getByRole('button', { name: 'Go on editing' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    const name = 'Your reflection'
    await user.type(await dialog.findByRole('textbox', { name }), ' of it')
    await waitFor(async () => {
      const names = await deviceStore.names(person.uid, EDIT)
      expect(await Promise.all(names.map(kept))).toMatchObject([{ content: 'Rain. More of it' }])
    })
    const reflections = await deviceStore.names(person.uid, 'journal-draft')
    expect(await Promise.all(reflections.map(kept))).not.toContainEqual(
      expect.objectContaining({ content: expect.stringContaining('Rain.') }),
    )
  })
})

test('words that another tab has open are not offered, and are not taken when it opens them later', async () => {
  await keep('journal-draft', FIRST)
  await keep('journal-draft 5', SECOND)
  const { user } = await openJournal()
  const offer = await left('Dusk, and rain.')
  await openElsewhere('journal-draft 5')
  await user.click(within(offer).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Open in another tab')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Dusk, and rain.')).toBeNull())
  expect(await kept('journal-draft 5')).toEqual(SECOND)
})

test('a change of an entry that was not saved is offered where the entries cannot be read', async () => {
  await keep(EDIT, { content: 'Rain. More', mood: 4, entry: rain })
  database.refuseWith = '42501'
  await openJournal()
  await screen.findByRole('alert')
  const offer = await left(/^You changed the entry of Saturday, .*14/)
  expect(offer.textContent).toContain('Rain. More')
})

test.each([
  ['saved', ['Save changes']],
  ['given up', ['Cancel', 'Discard changes']],
])(
  'a change that two tabs make of one entry is kept for the other tab when it is %s in one',
  async (_, presses) => {
    journalTable(database, [rain])
    const other = { content: 'In the other tab', mood: 4, entry: rain }
    await keep(EDIT, other)
    await openElsewhere(EDIT)
    const { user } = await openJournal()
    await openNewest(user)
    await user.click(await screen.findByRole('button', { name: /^Edit entry/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    const area = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reflection' })
    expect(area.value).toBe(rain.content)
    await user.type(area, ' More')
    await waitFor(async () => expect(await kept(`${EDIT} 2`)).toBeDefined())
    for (const name of presses) await user.click(dialog.getByRole('button', { name }))
    await waitFor(async () => expect(await kept(`${EDIT} 2`)).toBeUndefined())
    expect(await kept(EDIT)).toEqual(other)
    await backToList(user)
    expect(screen.queryByText(/^You changed the entry/)).toBeNull()
  },
)

test('two changes of one entry that closed tabs have left are both offered', async () => {
  journalTable(database, [rain])
  await keep(EDIT, { content: 'Rain. One', mood: 4, entry: rain })
  await keep(`${EDIT} 2`, { content: 'Rain. Two', mood: 4, entry: rain })
  const { user, area } = await openJournal()
  await left('Rain. One')
  const offer = await left('Rain. Two')
  await user.click(within(offer).getByRole('button', { name: 'Go on editing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
  const name = 'Your reflection'
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name }).value).toBe('Rain. Two')
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(async () => expect(await kept(`${EDIT} 2`)).toBeUndefined())
  expect(await kept(EDIT)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(area().value).toBe('')
})
