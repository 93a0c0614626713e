import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { identity } from '~/services/identity/identity.ts'
import { catchDownloads } from '~tests/support/catch-downloads.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { network } from '~tests/support/network.ts'
import { fact } from '../open-profile.tsx'
import { accountService } from './account-service.ts'
import { noteOf, openAccount } from './open-account.tsx'

const database = standInDatabase()
const { person } = accountService()

beforeEach(() => database.reset())

const uid = () => {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : ''
}
const asked = () => database.requests.flatMap((request) => request.asked)
const deletions = () => asked().filter(({ name }) => name === 'leave')

async function openPath() {
  const page = await openAccount()
  await page.press('Delete my account')
  await screen.findByRole('heading', { name: '1 of 2: What will be deleted' })
  return page
}

async function openForm() {
  const page = await openPath()
  await page.press('Continue')
  const password = screen.getByLabelText<HTMLInputElement>(/Your password/)
  const typed = screen.getByLabelText<HTMLInputElement>(/Type DELETE/)
  const fill = async (secret: string, word: string) => {
    await page.user.clear(password)
    await page.user.clear(typed)
    await page.user.type(password, secret)
    await page.user.type(typed, word)
    await page.press('Delete my account')
  }
  return { ...page, password, typed, fill }
}

const focused = () => document.activeElement?.textContent

test('deleting the account begins with what will be deleted, counted where it is known', async () => {
  database.reply = (name) =>
    ({
      practice: [
        ['2026-03-01', 2, 4, 1, 0, 40, 0],
        ['2026-03-02', 1, null, 2, 0, 10, 0],
      ],
      favourites: ['raga-yaman', 'raga-bhairav'],
    })[name]
  await openPath()
  await vi.waitFor(async () => expect(await fact('Sessions')).toBe('3'))
  expect(await fact('Check-ins')).toBe('1')
  expect(await fact('Reflections')).toBe('3')
  expect(await fact('Favourites')).toBe('2')
  expect(await fact('Kept charts')).toBe('None')
  expect(
    screen.getByText(`${person.email}, with what this device keeps`, { exact: false }),
  ).toBeDefined()
})

test('deleting the account counts nothing that could not be read', async () => {
  database.refuseWith = '53300'
  await openPath()
  expect(await fact('Sessions')).toBe('All of them')
  expect(await fact('Birth details')).toBe('All of them')
})

test('deleting the account names before what is not in it yet', async () => {
  const draft = { id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10', content: 'dusk', mood: 4 }
  await deviceStore.set(uid(), 'journal-draft', draft)
  await openPath()
  expect((await screen.findByText('Not saved yet')).nextElementSibling?.textContent).toBe(
    'You have a reflection here that is not in your account. It would be removed. What you began is in no download: save it first, or copy its words.',
  )
})

test('deleting the account goes forward and back with the focus on each step, and deletes nothing by it', async () => {
  const { press, user } = await openPath()
  await press('Continue')
  expect(focused()).toBe('2 of 2: Confirm')
  await press('Back')
  expect(focused()).toBe('1 of 2: What will be deleted')
  await press('Continue')
  await user.type(screen.getByLabelText(/Your password/), person.password)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe('Delete my account')
  await press('Delete my account')
  expect(screen.getByRole('heading', { name: '1 of 2: What will be deleted' })).toBeDefined()
  await press('Continue')
  expect(screen.getByLabelText<HTMLInputElement>(/Your password/).value).toBe('')
  await press('Back')
  await press('Keep my account')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(deletions()).toEqual([])
})

describe('a copy on the way out', () => {
  beforeEach(() => catchDownloads())

  test('is confirmed by its name, at the last step too, and once the account is gone', async () => {
    const { press, user } = await openPath()
    await press('Download my data')
    const words = await screen.findByText(/^Your data is in your downloads: alap-[\d-]+\.json\.$/)
    expect(words.closest('[role="status"]')).not.toBeNull()
    await press('Continue')
    screen.getByText(/^Your data is in your downloads: alap-[\d-]+\.json\.$/)
    await user.type(screen.getByLabelText(/Your password/), person.password)
    await user.type(screen.getByLabelText(/Type DELETE/), 'DELETE')
    await press('Delete my account')
    await screen.findByText(
      'Nothing of yours is left with Alap. What you took along is in your downloads. Go well.',
    )
  })

  test('of some tables says that the rest is not in it', async () => {
    const { press, user } = await openPath()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'For a spreadsheet' }),
      'Reflections',
    )
    await press('Export CSV')
    await screen.findByText('In your downloads: Reflections. You have no copy of the rest.')
  })

  test('that was skipped is said where the deletion is confirmed', async () => {
    const { press } = await openPath()
    await press('Continue')
    screen.getByText('You have not downloaded your data.')
  })

  test('that failed says why, and is said where the deletion is confirmed', async () => {
    database.refuseWith = '42501'
    const { press } = await openPath()
    await press('Download my data')
    await screen.findByRole('alert')
    await press('Continue')
    screen.getByText('Your data could not be downloaded: you have no copy of it.')
    await press('Back')
    database.refuseWith = null
    await press('Try again')
    await screen.findByText(/^Your data is in your downloads/)
  })

  test('that is under way keeps the account from being deleted', async () => {
    const reply = held<void>()
    const { press, user } = await openPath()
    await screen.findByText('Sessions')
    database.ready = reply.promise
    await press('Download my data')
    await press('Continue')
    screen.getByText('Your data is being downloaded.')
    await user.type(screen.getByLabelText(/Your password/), person.password)
    await user.type(screen.getByLabelText(/Type DELETE/), 'DELETE')
    await press('Delete my account')
    await screen.findByText('Your download is not complete yet')
    expect(deletions()).toEqual([])
    reply.resolve()
    await screen.findByText(/^Your data is in your downloads/)
    await press('Delete my account')
    await screen.findByText('Arrived at /')
  })
})

test('deleting the account removes the rows first, then the sign-in, and confirms it on the landing page', async () => {
  const own = uid()
  await deviceStore.set(own, 'journal-draft', 'dusk')
  sessionStorage.setItem('a sit under way', JSON.stringify({ uid: own }))
  const { fill } = await openForm()
  await fill(person.password, 'DELETE')
  await screen.findByText('Arrived at /')
  await screen.findByText('Your account is deleted')
  expect(deletions()).toEqual([{ name: 'leave', args: {} }])
  // The person's row is not made first.
  expect(asked().filter(({ name }) => name === 'open_account')).toEqual([])
  expect(identity.current()).toEqual({ status: 'signed-out', because: 'deleted' })
  expect(localStorage.length).toBe(0)
  expect(sessionStorage.length).toBe(0)
  expect(await deviceStore.get(own, 'journal-draft')).toBeUndefined()
  await expect(identity.signIn(person)).rejects.toMatchObject({ kind: 'wrong-credentials' })
})

test('deleting the account ends the sign-in before the next page is drawn', async () => {
  const { fill } = await openForm()
  await fill(person.password, 'DELETE')
  await screen.findByText('signed-out on arrival')
})

test('deleting the account accepts the address in place of the word, in any case', async () => {
  const { fill } = await openForm()
  await fill(person.password, ` ${person.email.toUpperCase()} `)
  await screen.findByText('Arrived at /')
})

test('deleting the account needs password and word, and shows at the field what is missing', async () => {
  const { password, typed, press, user } = await openForm()
  await press('Delete my account')
  expect(noteOf(password)).toBe('Enter your password.')
  expect(document.activeElement).toBe(password)
  await user.type(password, person.password)
  await user.type(typed, 'delete it')
  await press('Delete my account')
  expect(noteOf(typed)).toBe('Type DELETE, or the address you sign in with.')
  expect(document.activeElement).toBe(typed)
  expect(deletions()).toEqual([])
})

test('deleting the account with a wrong password removes nothing, and the person stays signed in', async () => {
  const own = uid()
  const { password, fill } = await openForm()
  await fill('not this one', 'DELETE')
  await vi.waitFor(() =>
    expect(noteOf(password)).toBe('This is not your password. Nothing has been deleted.'),
  )
  expect(deletions()).toEqual([])
  expect(uid()).toBe(own)
  await fill(person.password, 'DELETE')
  await screen.findByText('Arrived at /')
})

test('deleting the account keeps the sign-in when rows cannot be deleted, and can be tried again', async () => {
  const own = uid()
  database.refuseWith = '42501'
  const { fill, press } = await openForm()
  await fill(person.password, 'DELETE')
  await screen.findByText('Your data may not be deleted yet')
  expect(uid()).toBe(own)
  database.refuseWith = null
  await press('Delete my account')
  await screen.findByText('Arrived at /')
})

test('deleting the account reports that the rows are gone when the sign-in cannot be deleted', async () => {
  network.use(http.post(/accounts:delete/, () => HttpResponse.error()))
  const own = uid()
  const { fill, press } = await openForm()
  await fill(person.password, 'DELETE')
  await screen.findByText('Your data is deleted, your sign-in is not yet')
  expect(screen.getByRole('alert').textContent).toMatch(/address and password still stand/)
  expect(deletions()).toHaveLength(1)
  expect(uid()).toBe(own)
  network.reset()
  await press('Delete my account')
  await screen.findByText('Arrived at /')
  await expect(identity.signIn(person)).rejects.toMatchObject({ kind: 'wrong-credentials' })
})

test('deleting the account counts the sign-in as gone when it went but the reply was lost', async () => {
  let isLost = false
  network.use(
    http.post(/accounts:delete/, async ({ request }) => {
      if (isLost) return undefined
      isLost = true
      await fetch(request.clone().url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: await request.text(),
      })
      return HttpResponse.error()
    }),
  )
  const { fill, press } = await openForm()
  await fill(person.password, 'DELETE')
  await screen.findByText('Your data is deleted, your sign-in is not yet')
  await press('Delete my account')
  await screen.findByText('Arrived at /')
})
