import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { REFLECTION_PROMPTS } from '~/domain/reflection-prompt.ts'
import { fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { libraryRows } from './library-rows.ts'
import { openPages } from './open-pages.tsx'

const database = standInDatabase()
const FORBIDDEN = '42501'
const DESH = { title: 'Rain on the Courtyard', audioUrl: '/recordings/desh-10.mp3' }

beforeEach(() => {
  database.reset()
  database.rows = libraryRows()
  signInAsAsha()
})

type Pages = ReturnType<typeof openPages>

const findDialog = () => screen.findByRole('dialog', { name: "You're all set for today" })
const queryDialog = () => screen.queryByRole('dialog')

/** The session rows sent, each with its id, day and instant. */
const recorded = () =>
  database.requests.flatMap(({ asked }) =>
    asked.filter(({ text }) => text.includes('Meditation Session Completed')),
  )
const idsRecorded = () => recorded().map(({ params }) => params[0])

async function listen(state: unknown = { ...DESH, mood: null }): Promise<Pages> {
  const pages = openPages()
  await pages.go('/session', state)
  await screen.findByRole('heading', { level: 1, name: /Desh|Silence/ })
  await pages.sound((audio) => audio.receive(600))
  if (pages.audio.paused) await pages.user.click(screen.getByRole('button', { name: 'Play' }))
  await pages.sound((audio) => audio.advance(300))
  return pages
}

async function hearItOut(state?: unknown) {
  const pages = await listen(state)
  await pages.sound((audio) => audio.playToTheEnd())
  const dialog = within(await findDialog())
  return {
    pages,
    dialog,
    press: (name: string) => pages.user.click(dialog.getByRole('button', { name })),
  }
}

describe('the end of a session', () => {
  test('greets, shows what was done, asks one question, and is recorded', async () => {
    const { dialog } = await hearItOut({ ...DESH, mood: 4 })
    expect(dialog.getByText(/^Good (morning|afternoon|evening)$/)).toBeDefined()
    expect(dialog.getByText('Rain on the Courtyard')).toBeDefined()
    expect(dialog.getByText('10 minutes')).toBeDefined()
    expect(dialog.getByText('🙂 Happy')).toBeDefined()
    expect(dialog.getByText('Joy that is not hurried stays the longest.')).toBeDefined()
    expect(REFLECTION_PROMPTS.filter((prompt) => dialog.queryByText(prompt))).toHaveLength(1)
    expect(dialog.getByText('Why Reflect?')).toBeDefined()
    expect(await dialog.findByText('Recorded')).toBeDefined()
    expect(idsRecorded()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })

  test('opens its dialog once, however often the browser says so', async () => {
    const { pages, press } = await hearItOut()
    await press('Close')
    await pages.sound((audio) => {
      audio.dispatchEvent(new Event('ended'))
      audio.dispatchEvent(new Event('pause'))
    })
    expect(queryDialog()).toBeNull()
    expect(recorded()).toHaveLength(1)
  })

  test('heard once more, it is another session', async () => {
    const { pages, press } = await hearItOut()
    await press('Close')
    await pages.user.click(screen.getByRole('button', { name: 'Play' }))
    await pages.sound((audio) => audio.playToTheEnd())
    await findDialog()
    expect(new Set(idsRecorded()).size).toBe(2)
  })

  test('is noticed on any other page, and told there', async () => {
    const pages = await listen()
    await pages.go('/dashboard')
    await pages.sound((audio) => audio.playToTheEnd())
    await findDialog()
    expect(pages.address().pathname).toBe('/dashboard')
    expect(recorded()).toHaveLength(1)
  })

  test('is none when only the bell has sounded', async () => {
    const pages = await listen({ title: 'Silence', mood: null })
    expect(pages.audio.src).toBe('/bell.mp3')
    await pages.sound((audio) => audio.playToTheEnd())
    expect(await screen.findByText('Ready when you are')).toBeDefined()
    expect(queryDialog()).toBeNull()
    expect(recorded()).toEqual([])
  })

  test('belongs to nobody who signed out before it', async () => {
    const pages = await listen()
    await act(async () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY)))
    expect(pages.player.snapshot().status).toBe('idle')
    expect(pages.audio.paused).toBe(true)
  })
})

describe('finishing early', () => {
  const finish = () => screen.queryByRole('button', { name: 'Finish' })

  test('is not offered before four fifths were heard, and leaving records nothing', async () => {
    const { sound, go } = await listen()
    await sound((audio) => audio.advance(179))
    expect(finish()).toBeNull()
    await go('/dashboard')
    expect(queryDialog()).toBeNull()
    expect(recorded()).toEqual([])
  })

  test('is not earned by skipping ahead', async () => {
    const { sound, player } = await listen()
    await sound((audio) => {
      player.seekTo(590)
      audio.deliver()
      audio.advance(5)
    })
    expect(finish()).toBeNull()
  })

  test('after that it counts, once, and the sound stops', async () => {
    const pages = await listen()
    await pages.sound((audio) => audio.advance(180))
    await pages.user.click(screen.getByRole('button', { name: 'Finish' }))
    await findDialog()
    expect(pages.audio.paused).toBe(true)
    await waitFor(() => expect(recorded()).toHaveLength(1))
  })
})

describe('the ways on', () => {
  test('Begin Reflection waits for the record and takes the session along', async () => {
    const answer = held<void>()
    const pages = await listen({ ...DESH, mood: 4 })
    database.ready = answer.promise
    await pages.sound((audio) => audio.playToTheEnd())
    const dialog = within(await findDialog())
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
        state: { sessionTitle: 'Rain on the Courtyard', mood: 4 },
      }),
    )
    expect(await screen.findByText('Session Completed')).toBeDefined()
    expect(
      screen.getByText('Your meditation session has been recorded. Take a moment to reflect.'),
    ).toBeDefined()
    expect(recorded()).toHaveLength(1)
    expect(queryDialog()).toBeNull()
  })

  test('without a mood the reflection is told calm', async () => {
    const { pages, press } = await hearItOut()
    await press('Begin Reflection')
    await waitFor(() => expect(pages.address().state).toMatchObject({ mood: 'calm' }))
  })

  test.each([
    ['Return to Home', '/dashboard'],
    ['View Progress', '/progress'],
    ['Skip', '/dashboard'],
  ])('%s leads to %s, and the session stays recorded once', async (name, pathname) => {
    const { pages, press } = await hearItOut()
    await press(name)
    expect(pages.address().pathname).toBe(pathname)
    expect(queryDialog()).toBeNull()
    expect(pages.player.snapshot().track).toBeNull()
    await waitFor(() => expect(recorded()).toHaveLength(1))
  })
})

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

  test('is told, and Begin Reflection sends the same one again', async () => {
    const { pages, dialog } = await fail()
    await pages.user.click(dialog.getByRole('button', { name: 'Begin Reflection' }))
    expect(await dialog.findByText('Not recorded yet')).toBeDefined()
    expect(pages.address().pathname).toBe('/session')
    database.refuseWith = null
    await pages.user.click(dialog.getByRole('button', { name: 'Begin Reflection' }))
    await waitFor(() => expect(pages.address().pathname).toBe('/journal'))
    expect(new Set(idsRecorded()).size).toBe(1)
  })

  test('is sent again when the network is back, even after the dialog was left', async () => {
    const { pages, dialog } = await fail()
    await pages.user.click(dialog.getByRole('button', { name: 'Return to Home' }))
    database.refuseWith = null
    const before = recorded().length
    await act(async () => window.dispatchEvent(new Event('online')))
    await vi.waitFor(() => expect(recorded()).toHaveLength(before + 1))
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(recorded()).toHaveLength(before + 1)
    expect(new Set(idsRecorded()).size).toBe(1)
  })

  test('can be sent again from its toast', async () => {
    const { pages, dialog } = await fail()
    await pages.user.click(dialog.getByRole('button', { name: 'Skip' }))
    database.refuseWith = null
    const before = recorded().length
    await pages.user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(recorded()).toHaveLength(before + 1))
  })
})
