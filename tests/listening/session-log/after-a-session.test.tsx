import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { REFLECTION_PROMPTS } from '~/domain/journal/journal-entry.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { showToast } from '~/ui/feedback/toast.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { pressable } from '~tests/support/pressable.ts'
import { libraryRows } from '../../features/session/library-rows.ts'
import { DESH } from '../../features/session/on-stage.tsx'
import { openPages } from '../../features/session/open-pages.tsx'
import { findDialog, hearItOut, listen, queryDialog, sessionsSent } from './hear-it-out.tsx'

const database = standInDatabase()
const FORBIDDEN = '42501'

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
})

describe('the links after a session', () => {
  test('the links after a session: Begin Reflection waits for the record and passes the session on', async () => {
    const answer = held<void>()
    const pages = await listen({ ...DESH, mood: 4 })
    database.ready = answer.promise
    await pages.sound((audio) => audio.playToTheEnd())
    const dialog = within(await findDialog())
    const prompt = REFLECTION_PROMPTS.find((each) => dialog.queryByText(each))
    await pages.user.dblClick(dialog.getByRole('button', { name: 'Begin Reflection' }))
    expect(dialog.getByRole('button', { name: 'Recording Session...' })).toHaveProperty(
      'disabled',
      true,
    )
    expect(pages.address().pathname).toBe('/session')
    await act(async () => answer.resolve())
    await waitFor(() =>
      expect(pages.address()).toEqual({
        pathname: '/journal',
        state: { sessionTitle: 'Rain on the Courtyard', mood: 4, isMoodChosen: true, prompt },
      }),
    )
    expect(await screen.findByText('Session Completed')).toBeDefined()
    expect(
      screen.getByText('Your meditation session has been recorded. Take a moment to reflect.'),
    ).toBeDefined()
    expect(sessionsSent(database)).toHaveLength(1)
    expect(queryDialog()).toBeNull()
  })

  test('the links after a session stand in two groups: for the question, and to go on', async () => {
    const { dialog } = await hearItOut()
    const names = (group: string) =>
      [...dialog.getByRole('group', { name: group }).children].map(({ textContent }) => textContent)
    expect(names('Reflect')).toEqual(['Begin Reflection', 'Skip'])
    expect(names('Or go on')).toEqual(['Return to Home', 'View Progress', 'Share Your Streak'])
  })

  test('the links after a session pass calm to the reflection when there is no mood', async () => {
    const { pages, press } = await hearItOut()
    await press('Begin Reflection')
    await waitFor(() => expect(pages.address().state).toMatchObject({ mood: 'calm' }))
  })

  test.each([
    ['Return to Home', '/dashboard'],
    ['View Progress', '/progress'],
    ['Skip', '/dashboard'],
  ])('the link %s leads to %s, and the session stays recorded once', async (name, pathname) => {
    const { pages, press } = await hearItOut()
    await press(name)
    expect(pages.address().pathname).toBe(pathname)
    expect(queryDialog()).toBeNull()
    expect(pages.player.snapshot().recording).toBeNull()
    await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
  })
})

test('the link Share Your Streak opens over the dialog, which is there again afterwards', async () => {
  const { pages, dialog } = await hearItOut()
  await pages.user.click(dialog.getByRole('link', { name: 'Share Your Streak' }))
  expect(queryDialog()).toBeNull()
  expect(pages.address().pathname).toBe('/session')
  await pages.back()
  expect(await findDialog()).toBeDefined()
  expect(sessionsSent(database)).toHaveLength(1)
})

/** Every attempt to store a session from now on. */
function storesTried(): Promise<void>[] {
  const attempts: Promise<void>[] = []
  const storeWith = sessionLog.storeWith.bind(sessionLog)
  vi.spyOn(sessionLog, 'storeWith').mockImplementation((store) =>
    storeWith(
      store &&
        ((session) => {
          const attempt = store(session)
          attempts.push(attempt)
          return attempt
        }),
    ),
  )
  return attempts
}

describe('a record that fails', () => {
  async function fail() {
    const pages = await listen()
    database.refuseWith = FORBIDDEN
    await pages.sound((audio) => audio.playToTheEnd())
    const dialog = within(await findDialog())
    await dialog.findByText('Not recorded yet')
    expect(screen.getByText('Failed to log session. Please try again.')).toBeDefined()
    return { pages, dialog }
  }

  test('a record that fails is reported, and Begin Reflection sends the same one again', async () => {
    const { pages, dialog } = await fail()
    await pages.user.click(dialog.getByRole('button', { name: 'Begin Reflection' }))
    expect(await dialog.findByText('Not recorded yet')).toBeDefined()
    expect(pages.address().pathname).toBe('/session')
    database.refuseWith = null
    await pages.user.click(dialog.getByRole('button', { name: 'Begin Reflection' }))
    await waitFor(() => expect(pages.address().pathname).toBe('/journal'))
    expect(new Set(sessionsSent(database)).size).toBe(1)
  })

  test('a record that fails is sent again when the network is back, even after the dialog was left', async () => {
    const { pages, dialog } = await fail()
    await pages.user.click(dialog.getByRole('button', { name: 'Return to Home' }))
    database.refuseWith = null
    const before = sessionsSent(database).length
    await act(async () => window.dispatchEvent(new Event('online')))
    await vi.waitFor(() => expect(sessionsSent(database)).toHaveLength(before + 1))
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(sessionsSent(database)).toHaveLength(before + 1)
    expect(new Set(sessionsSent(database)).size).toBe(1)
  })

  test('a record that fails after its person has left is not told to the next one', async () => {
    const answer = held<void>()
    const attempts = storesTried()
    const pages = await listen()
    database.ready = answer.promise
    database.refuseWith = FORBIDDEN
    await pages.sound((audio) => audio.playToTheEnd())
    await vi.waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
    pages.unmount()
    openPages()
    act(() => showToast({ title: 'Signed out' }))
    await act(async () => {
      answer.resolve()
      await Promise.allSettled(attempts)
    })
    await expect(attempts[0]).rejects.toMatchObject({ kind: 'forbidden' })
    expect(screen.getByText('Signed out')).toBeDefined()
  })

  test('a record that fails can be sent again from its toast', async () => {
    const { pages, dialog } = await fail()
    await pages.user.click(dialog.getByRole('button', { name: 'Skip' }))
    database.refuseWith = null
    const before = sessionsSent(database).length
    const tryAgain = () => screen.getByRole('button', { name: 'Try again' })
    await pages.user.click(await pressable(tryAgain))
    await waitFor(() => expect(sessionsSent(database)).toHaveLength(before + 1))
  })
})
