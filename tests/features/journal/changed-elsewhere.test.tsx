import '~tests/support/window/fake-device.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Entry } from '~/data/journal-entries.ts'
import { deviceStore } from '~/device/device-store.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { journalTable } from './journal-table.ts'
import { backToList, entry, openJournal, openNewest } from './open-journal.tsx'

const database = standInDatabase()
const rain = entry()
const newer = entry({ content: 'From the phone.', updatedAt: '2026-03-16T08:00:00.000Z' })

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  // Nothing is waited for between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await deviceStore.del(person.uid, 'journal-draft')
  await deviceStore.del(person.uid, `edit ${rain.id}`)
})

describe('a new reflection under the id of another text', () => {
  async function saveOver(content: string) {
    const held = entry({ content })
    const draft = { id: held.id, content: 'From this tab', mood: 3 }
    await deviceStore.set(person.uid, 'journal-draft', draft)
    const table = journalTable(database, [held])
    const { user, save } = await openJournal()
    // Once the code of the database is there, which a save does not wait for.
    await screen.findByText(content)
    await user.click(save())
    return { table, held, dialog: await screen.findByRole('dialog', { name: 'Entry saved' }) }
  }

  test('a new reflection under the id of another text is saved as well, and the dialog shows that both are there', async () => {
    const { table, held, dialog } = await saveOver('From another tab')
    expect(dialog.textContent).toContain('Both are in your journal now, as two entries.')
    expect(table.rows()).toHaveLength(2)
    expect(table.rows()).toContainEqual(held)
    expect(table.rows()).toContainEqual(
      expect.objectContaining({ content: 'From this tab', mood: 3 }),
    )
  })
})

async function typeMore() {
  const { user } = await openJournal()
  await openNewest(user)
  await user.click(await screen.findByRole('button', { name: /^Edit entry/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
  await user.type(dialog.getByRole('textbox', { name: 'Your reflection' }), ' More')
  return { user, dialog }
}

const { day, minute, createdAt } = rain
const withMore = { day, minute, createdAt, content: 'Rain on the tin roof. More' }

test('an edit of an entry that another device changed keeps its words as a new entry of the same day, and says so', async () => {
  const table = journalTable(database, [rain])
  const { user, dialog } = await typeMore()
  table.put(newer)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Saved as a new entry')).toBeDefined()
  expect(screen.getByText(/^This entry had been changed/)).toBeDefined()
  expect(table.rows()).toHaveLength(2)
  expect(table.rows()).toContainEqual(expect.objectContaining(withMore))
  await backToList(user)
  expect(await screen.findByText(withMore.content)).toBeDefined()
})

test('an edit of an entry that another device deleted is offered as a new entry, and is one when asked', async () => {
  const table = journalTable(database, [rain])
  const { user, dialog } = await typeMore()
  table.remove(rain.id)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  const said = (await dialog.findByRole('alert')).textContent
  expect(said).toContain('It was deleted somewhere else meanwhile. It stays deleted')
  expect(table.rows()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save as a new entry' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(table.rows()).toMatchObject([withMore])
  expect(table.rows()[0]?.id).not.toBe(rain.id)
})

test('a reflection that was saved and deleted elsewhere is kept on the sheet, and saved as a new one when asked', async () => {
  const draft = { id: rain.id, content: rain.content, mood: rain.mood }
  await deviceStore.set(person.uid, 'journal-draft', draft)
  const table = journalTable(database, [rain])
  table.remove(rain.id)
  const { user, area, save } = await openJournal()
  await screen.findByText('Your first page')
  await user.click(save())
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain('It was deleted somewhere else meanwhile. It stays deleted')
  expect(area().value).toBe(rain.content)
  expect(table.rows()).toEqual([])
  await user.click(save())
  await screen.findByRole('dialog', { name: 'Entry saved' })
  expect(table.rows()).toMatchObject([{ content: rain.content, mood: rain.mood }])
  expect(table.rows()[0]?.id).not.toBe(rain.id)
})

test('a reflection whose reply was lost, deleted on another device, is not stored again', async () => {
  const table = journalTable(database)
  const { user, area, mood, save } = await openJournal()
  await screen.findByText('Your first page')
  await user.click(mood('Happy'))
  await user.type(area(), 'Pa')
  const connect = withoutNetwork(table)
  await user.click(save())
  await screen.findByRole('dialog', { name: 'Saved on this device' })
  // It had arrived, and another device deleted it.
  table.remove(Object(outboxOf(person.uid).rows()[0]?.write).id)
  await connect([])
  expect(table.rows()).toEqual([])
  const [offered] = outboxOf(person.uid).rows()
  expect(offered).toMatchObject({ fault: 'gone', write: { content: 'Pa' } })
  await waitFor(() => expect(screen.queryByText('Pa')).toBeNull())
  await outboxOf(person.uid).giveUp(offered?.seq ?? 0)
})

test('an entry that another device changed stays when it is deleted as it was, and the page says so', async () => {
  const table = journalTable(database, [rain])
  const { user } = await openJournal()
  await openNewest(user)
  const bin = await screen.findByRole('button', { name: /^Delete entry/ })
  table.put(newer)
  await user.click(bin)
  expect(await screen.findByText('Entry not deleted')).toBeDefined()
  expect(await screen.findByText(newer.content)).toBeDefined()
  expect(table.rows()).toEqual([newer])
})

/** Without a network, until what is returned is called. */
function withoutNetwork(table: ReturnType<typeof journalTable>) {
  database.refuseWith = '57P03'
  return async (rows: readonly Entry[]) => {
    for (const row of rows) table.put(row)
    database.refuseWith = null
    await outboxOf(person.uid).send({ hurry: true })
  }
}

test('an entry that was deleted without a network and changed elsewhere is there again, and its person is told', async () => {
  const table = journalTable(database, [rain])
  const { user } = await openJournal()
  await openNewest(user)
  const bin = await screen.findByRole('button', { name: /^Delete entry/ })
  const connect = withoutNetwork(table)
  await user.click(bin)
  expect(await screen.findByText('Entry deleted')).toBeDefined()
  await connect([newer])
  expect(await screen.findByText('Entry not deleted')).toBeDefined()
  expect(await screen.findByText(newer.content)).toBeDefined()
})

test('an entry that was deleted without a network, and nowhere else changed, is gone without another word', async () => {
  const table = journalTable(database, [rain])
  const { user } = await openJournal()
  await openNewest(user)
  const bin = await screen.findByRole('button', { name: /^Delete entry/ })
  const connect = withoutNetwork(table)
  await user.click(bin)
  await screen.findByText('Entry deleted')
  await connect([])
  await waitFor(() => expect(table.rows()).toEqual([]))
  expect(outboxOf(person.uid).rows()).toEqual([])
  expect(screen.queryByText('Entry not deleted')).toBeNull()
})

test('what a tab was told late is said when the app is opened again', async () => {
  const table = journalTable(database, [rain])
  const { user } = await openJournal()
  await openNewest(user)
  const bin = await screen.findByRole('button', { name: /^Delete entry/ })
  const connect = withoutNetwork(table)
  await user.click(bin)
  await screen.findByText('Entry deleted')
  cleanup()
  await connect([newer])
  await openJournal()
  expect(await screen.findByText('Entry not deleted')).toBeDefined()
})

test('an edit without a network of an entry that was changed elsewhere is kept beside it, and its person is told', async () => {
  const table = journalTable(database, [rain])
  const { user } = await openJournal()
  await openNewest(user)
  await user.click(await screen.findByRole('button', { name: /^Edit entry/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
  await user.type(dialog.getByRole('textbox', { name: 'Your reflection' }), ' More')
  const connect = withoutNetwork(table)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Saved as a new entry')).toBeNull()
  await connect([newer])
  expect(await screen.findByText('Saved as a new entry')).toBeDefined()
  expect(table.rows()).toHaveLength(2)
})

test('a new reflection without a network, whose sheet another device saved with other words, is kept beside it, and its person is told what happened', async () => {
  const table = journalTable(database)
  const { user, area, mood, save } = await openJournal()
  await screen.findByText('Your first page')
  await user.click(mood('Happy'))
  await user.type(area(), 'Pa')
  const connect = withoutNetwork(table)
  await user.click(save())
  await screen.findByRole('dialog', { name: 'Saved on this device' })
  const { id } = Object(outboxOf(person.uid).rows()[0]?.write)
  await connect([{ ...rain, id }])
  expect(await screen.findByText('Saved as a second entry')).toBeDefined()
  expect(screen.queryByText(/^This entry had been changed/)).toBeNull()
  expect(table.rows()).toHaveLength(2)
})

describe('an edit that was not saved', () => {
  async function openEdit(user: Awaited<ReturnType<typeof openJournal>>['user'], button: RegExp) {
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    const name = 'Your reflection'
    return { dialog, area: await dialog.findByRole<HTMLTextAreaElement>('textbox', { name }) }
  }
  const kept = () => deviceStore.get(person.uid, `edit ${rain.id}`)

  /** The page is killed before anything is pressed. */
  async function typeAndEnd() {
    const { user } = await openJournal()
    await openNewest(user)
    const { area } = await openEdit(user, /^Edit entry/)
    await user.type(area, ' More')
    const content = 'Rain on the tin roof. More'
    await waitFor(async () => expect(await kept()).toMatchObject({ content, entry: rain }))
    cleanup()
  }

  test('an edit that was not saved is there again when its entry is opened the next time', async () => {
    const table = journalTable(database, [rain])
    await typeAndEnd()
    const { user } = await openJournal()
    await openNewest(user)
    const { dialog, area } = await openEdit(user, /^Edit entry/)
    expect(area.value).toBe('Rain on the tin roof. More')
    dialog.getByText('You had not saved this change. It was kept on this device.')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }))
    await waitFor(async () => expect(await kept()).toBeUndefined())
    await backToList(user)
    await waitFor(() => expect(screen.queryByText(/did not save it/)).toBeNull())
    expect(table.rows()).toEqual([rain])
  })

  test('an edit that was not saved does not replace what another device saved meanwhile', async () => {
    const table = journalTable(database, [rain])
    await typeAndEnd()
    table.put(newer)
    const { user } = await openJournal()
    await screen.findByText(newer.content)
    await openNewest(user)
    const { dialog } = await openEdit(user, /^Edit entry/)
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Saved as a new entry')).toBeDefined()
    const contents = () => table.rows().map(({ content }) => content)
    await waitFor(() => expect(contents()).toContain('Rain on the tin roof. More'))
    expect(contents()).toHaveLength(2)
    expect(contents()).toContain(newer.content)
  })

  test('an edit that was not saved can be found when its entry is gone, and becomes an entry', async () => {
    const table = journalTable(database, [rain])
    await typeAndEnd()
    table.remove(rain.id)
    const { user } = await openJournal()
    await screen.findByText('Your first page')
    expect(await screen.findByText(/^You changed the entry of Saturday, .*14/)).toBeDefined()
    const { dialog, area } = await openEdit(user, /^Go on editing/)
    expect(area.value).toBe('Rain on the tin roof. More')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await user.click(await dialog.findByRole('button', { name: 'Save as a new entry' }))
    await waitFor(() =>
      expect(table.rows()).toMatchObject([
        { content: 'Rain on the tin roof. More', day: rain.day },
      ]),
    )
    await waitFor(() => expect(screen.queryByText(/did not save it/)).toBeNull())
    expect(await kept()).toBeUndefined()
  })

  test.each([
    ['of a version that kept no entry', { content: 'Rain. More', mood: 4 }, 'Rain. More'],
    ['with an entry that is none', { content: 'Rain. More', mood: 4, entry: 7 }, 'Rain. More'],
    [
      'with an entry of no day',
      { content: 'Rain. More', mood: 4, entry: { ...rain, day: '2026-02-31' } },
      'Rain. More',
    ],
    ['with no text', { content: 9, mood: 4, entry: rain }, rain.content],
  ])('a kept edit %s shows the text that it has', async (_, edit, text) => {
    await deviceStore.set(person.uid, `edit ${rain.id}`, edit)
    journalTable(database, [rain])
    const { user } = await openJournal()
    await openNewest(user)
    const { area } = await openEdit(user, /^Edit entry/)
    expect(area.value).toBe(text)
    expect(screen.queryByText(/did not save it/)).toBeNull()
  })
})

describe('a database that cannot save an entry', () => {
  test('a database that does not know this version of the app is reported, and what was typed is kept', async () => {
    const table = journalTable(database)
    const { user, area, mood, save } = await openJournal()
    await screen.findByText('Your first page')
    await user.click(mood('Happy'))
    await user.type(area(), 'Pa')
    database.refuseWith = '42883'
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'A new version of Alap is here',
    )
    expect(area().value).toBe('Pa')
    const draft = () => deviceStore.get(person.uid, 'journal-draft')
    await waitFor(async () => expect(await draft()).toMatchObject({ content: 'Pa' }))
    database.refuseWith = null
    await user.click(save())
    await screen.findByRole('dialog', { name: 'Entry saved' })
    expect(table.rows()).toMatchObject([{ content: 'Pa' }])
  })

  test.each([['57014'], ['25006']])(
    'a database that somebody disturbs (%s) gets the entry later, and it is in the journal at once',
    async (code) => {
      const table = journalTable(database)
      const { user, area, mood, save } = await openJournal()
      await screen.findByText('Your first page')
      await user.click(mood('Happy'))
      await user.type(area(), 'Pa')
      database.refuseWith = code
      await user.click(save())
      await screen.findByRole('dialog', { name: 'Saved on this device' })
      // The dialog, and the line below the sheet.
      expect(screen.getAllByText('Saved on this device')).toHaveLength(2)
      expect(screen.getByText('Pa')).toBeDefined()
      expect(table.rows()).toEqual([])
      database.refuseWith = null
      await outboxOf(person.uid).send({ hurry: true })
      expect(table.rows()).toMatchObject([{ content: 'Pa' }])
    },
  )
})
