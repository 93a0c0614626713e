import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { journalTable } from './journal-table.ts'
import { entry, openJournal } from './open-journal.tsx'

const database = standInDatabase()
const rain = entry()
const newer = entry({ content: 'From the phone.', updatedAt: '2026-03-16T08:00:00.000Z' })

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  // Nothing is waited for between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await deviceStore.del(person.uid, 'journal-draft')
})

describe('a new reflection under the id of another text', () => {
  async function saveOver(content: string, sent?: string) {
    const held = entry({ content })
    const draft = { id: held.id, content: 'From this tab', mood: 3, ...(sent && { sent }) }
    await deviceStore.set(person.uid, 'journal-draft', draft)
    const table = journalTable(database, [held])
    const { user, save } = await openJournal()
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

  test('a new reflection under the id of another text replaces it if this tab sent that text before', async () => {
    const { table, dialog } = await saveOver('From this', 'From this')
    expect(dialog.textContent).not.toContain('Both are in your journal')
    expect(table.rows()).toMatchObject([{ content: 'From this tab', mood: 3 }])
  })
})

describe('an edit of an entry that another device', () => {
  async function editWhile(elsewhere: (table: ReturnType<typeof journalTable>) => void) {
    const table = journalTable(database, [rain])
    const { user } = await openJournal()
    await user.click(await screen.findByRole('button', { name: /^Edit entry/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    const area = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reflection' })
    await user.type(area(), ' More')
    elsewhere(table)
    const press = (name: string) => user.click(dialog.getByRole('button', { name }))
    await press('Save changes')
    const alert = await dialog.findByRole('alert')
    return { user, table, dialog, area, press, alert }
  }
  const words = 'Rain on the tin roof. More'
  const change = (table: ReturnType<typeof journalTable>) => table.put(newer)
  const remove = (table: ReturnType<typeof journalTable>) => table.remove(rain.id)

  test.each([
    ['changed', change, 'It was changed somewhere else meanwhile', [newer]],
    ['deleted', remove, 'It was deleted somewhere else meanwhile', []],
  ])(
    'an edit of an entry that another device %s reports that, keeps the words, and changes nothing',
    async (_, elsewhere, title, stored) => {
      const { table, area, alert, dialog } = await editWhile(elsewhere)
      expect(alert.textContent).toContain(title)
      expect(table.rows()).toEqual(stored)
      // What is stored has been read again by then, and the dialog stays.
      await screen.findByText(stored[0]?.content ?? 'Your first page')
      expect(area().value).toBe(words)
      // Saving the same again could only be refused again.
      const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
      expect(save.disabled).toBe(true)
      expect(table.rows()).toEqual(stored)
    },
  )

  test.each([
    ['changed', change, 2],
    ['deleted', remove, 1],
  ])(
    'an edit of an entry that another device %s can be saved as a new entry of the same day',
    async (_, elsewhere, count) => {
      const { user, table, area, press } = await editWhile(elsewhere)
      await user.type(area(), ' and more')
      await press('Save as a new entry')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const { day, minute, createdAt } = rain
      const content = `${words} and more`
      expect(table.rows()).toHaveLength(count)
      expect(table.rows()).toContainEqual(
        expect.objectContaining({ day, minute, createdAt, content }),
      )
      expect(await screen.findByText(content)).toBeDefined()
    },
  )

  test('an edit of a changed entry stays outdated where saving it as new fails, and can be tried again', async () => {
    const { table, area, press, dialog } = await editWhile(change)
    database.refuseWith = '42501'
    await press('Save as a new entry')
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toContain('That is not yours to open'),
    )
    expect(area().value).toBe(words)
    database.refuseWith = null
    await press('Save as a new entry')
    await waitFor(() => expect(table.rows()).toHaveLength(2))
  })
})

describe('a database that cannot save an entry', () => {
  test.each([
    ['does not know this version of the app', '42883', 'A new version of Alap is here'],
    ['somebody disturbs (57014)', '57014', 'Somebody is disturbing the database'],
    ['somebody disturbs (25006)', '25006', 'Somebody is disturbing the database'],
  ])('a database that %s is reported, and what was typed is kept', async (_, code, title) => {
    const table = journalTable(database)
    const { user, area, mood, save } = await openJournal()
    await screen.findByText('Your first page')
    await user.click(mood('Happy'))
    await user.type(area(), 'Pa')
    database.refuseWith = code
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toContain(title)
    expect(area().value).toBe('Pa')
    expect(await deviceStore.get(person.uid, 'journal-draft')).toMatchObject({ content: 'Pa' })
    database.refuseWith = null
    await user.click(save())
    await screen.findByRole('dialog', { name: 'Entry saved' })
    expect(table.rows()).toMatchObject([{ content: 'Pa' }])
  })
})
