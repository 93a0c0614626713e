import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { identity } from '~/services/identity/identity.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { network } from '~tests/support/network.ts'
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

async function openForm() {
  const page = await openAccount()
  await page.user.click(screen.getByText('Delete my account', { selector: 'summary *, summary' }))
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
  expect(asked()).toHaveLength(1)
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
