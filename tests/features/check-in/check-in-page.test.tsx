import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownMinutes } from '~/listening/own-minutes.ts'
import { today } from '~/queries/practice/use-today.ts'
import { libraryRows } from '~tests/features/session/library-rows.ts'
import { openPages } from '~tests/features/session/open-pages.tsx'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
const FORBIDDEN = '42501'

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
  ownMinutes.choose(null)
})

const radio = (word: string) =>
  screen.getByRole<HTMLInputElement>('radio', {
    name: new RegExp(`^\\p{Emoji}\\s*${word} \\p{Lu}`, 'u'),
  })
const proceed = () => screen.getByRole('button', { name: 'Continue to Session' })
/** The mood on the session screen. */
const badge = () => screen.getByText(/^Mood: /).parentElement
const written = () =>
  database.requests.flatMap(({ asked }) =>
    asked.filter(({ name }) => name === 'record_mood' || name === 'clear_mood'),
  )

async function open(state?: unknown) {
  const pages = openPages()
  await pages.go('/mood-checkin', state)
  await screen.findByRole('heading', { name: 'How are you feeling today?' })
  return pages
}

test('the question offers five moods, each with emoji, word and description', async () => {
  await open()
  expect(screen.getByRole('group', { name: 'How are you feeling today?' })).toBeDefined()
  expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    '😢 Very Sad Heavy and low',
    '🙁 Sad A little down',
    '😐 Neutral Neither up nor down',
    '🙂 Happy Light and open',
    '😄 Very Happy Bright and full',
  ])
})

test('the question has today’s mood chosen already, and asks the database once', async () => {
  database.reply = libraryRows(4, today())
  await open()
  await waitFor(() => expect(radio('Happy').checked).toBe(true))
  expect(database.requests).toHaveLength(1)
})

test('the question shows what a mood leads to', async () => {
  const { user } = await open()
  const next = screen.getByRole('region', { name: 'What comes next' })
  expect(next.getAttribute('aria-live')).toBe('polite')
  expect(next.textContent).toBe('For a day that feels … Choose a face, and its raga stands here.')
  await user.click(radio('Sad'))
  expect(next.textContent).toMatch(/^For a day that feels SadShivaranjani शिवरंजनी/)
  expect(screen.getByText('Stress Relief, 15 minutes · Karuna')).toBeDefined()
  await user.click(radio('Very Happy'))
  expect(next.textContent).toMatch(/^For a day that feels Very HappyHamsadhwani/)
})

test('the question says how long the session will last for this person', async () => {
  ownMinutes.choose(30)
  const { user } = await open()
  await user.click(radio('Sad'))
  expect(screen.getByText('Stress Relief, 30 minutes · Karuna')).toBeDefined()
})

test('the question can be completed with the keyboard alone', async () => {
  const { user, address } = await open()
  radio('Neutral').focus()
  await user.keyboard(' ')
  expect(radio('Neutral').checked).toBe(true)
  proceed().focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address().pathname).toBe('/session'))
})

test('the question stays usable when today’s mood cannot be read', async () => {
  database.refuseWith = FORBIDDEN
  const { user, address } = await open()
  await waitFor(() => expect(database.requests.length).toBeGreaterThan(0))
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(address().pathname).toBe('/session')
})

describe('Continue in the check-in', () => {
  test('Continue without a mood asks for one, and nothing is sent', async () => {
    const { user, address } = await open()
    expect(proceed().getAttribute('aria-disabled')).toBe('true')
    await user.click(proceed())
    expect(await screen.findByText('Please select a mood')).toBeDefined()
    expect(
      screen.getByText("Choose how you're feeling to continue with your session."),
    ).toBeDefined()
    expect(address().pathname).toBe('/mood-checkin')
    expect(written()).toEqual([])
  })

  test('Continue saves the mood, shows that, and passes it on', async () => {
    const { user, address } = await open()
    await user.click(radio('Happy'))
    expect(proceed().getAttribute('aria-disabled')).toBe('false')
    await user.click(proceed())
    await waitFor(() => expect(address().pathname).toBe('/session'))
    expect(address().state).toMatchObject({ mood: 4, moodData: { value: 4, word: 'Happy' } })
    expect(address().state).toMatchObject({ recorded: 'stored' })
    const words = "Mood recorded. You're feeling Happy today."
    expect(badge()?.textContent).toContain(words)
    expect(screen.getByText(words, { selector: '[role=status]' })).toBeDefined()
    expect(screen.queryByText('Mood recorded')).toBeNull()
    expect(written()).toMatchObject([
      { name: 'record_mood', args: { mood: '4', day: today(), base: null } },
    ])
  })

  test('Continue pressed twice saves once, and does not lead back', async () => {
    const { user, address } = await open()
    await user.click(radio('Happy'))
    await user.dblClick(proceed())
    await waitFor(() => expect(address().pathname).toBe('/session'))
    expect(written()).toHaveLength(1)
  })

  test('Continue leads on although saving failed', async () => {
    const { user, address } = await open()
    await waitFor(() => expect(database.requests).toHaveLength(1))
    database.refuseWith = FORBIDDEN
    await user.click(radio('Very Sad'))
    await user.click(proceed())
    await waitFor(() => expect(address().pathname).toBe('/session'))
    expect(address().state).toMatchObject({ mood: 1 })
    expect(
      await screen.findByText(
        'Failed to save your mood. You can still continue with your session.',
      ),
    ).toBeDefined()
  })

  test('Continue shows that a newer mood of another device stays, and leads on', async () => {
    const library = libraryRows()
    database.reply = (name) =>
      name === 'record_mood'
        ? { outcome: 'superseded', at: '2999-01-01T00:00:00.000Z' }
        : library(name)
    const { user, address } = await open()
    await user.click(radio('Happy'))
    await user.click(proceed())
    await waitFor(() => expect(address().pathname).toBe('/session'))
    expect(await screen.findByText(/^A newer mood from another device is stored/)).toBeDefined()
    expect(badge()?.textContent).not.toContain('Mood recorded')
    expect(address().state).toMatchObject({ mood: 4 })
    expect(address().state.recorded).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test.each(['Continue to Session', 'Skip for now'])(
    'the button %s passes on the session that was asked for, and nothing else',
    async (name) => {
      const sessionData = { sessionId: 'desh-10', title: 'Rain', audioUrl: '/recordings/x.mp3' }
      const { user, address } = await open({ sessionData, mood: 99, other: 'thing' })
      await user.click(radio('Neutral'))
      expect(screen.queryByRole('region', { name: 'What comes next' })).toBeNull()
      await user.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(address().pathname).toBe('/session'))
      const { moodData, recorded, ...state } = address().state
      const isSkipped = name === 'Skip for now'
      expect(state).toEqual({ sessionData, mood: isSkipped ? null : 3 })
      expect(moodData?.value).toBe(isSkipped ? undefined : 3)
      expect(recorded).toBe(isSkipped ? undefined : 'stored')
    },
  )

  test('skipping the check-in writes nothing', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('button', { name: 'Skip for now' }))
    expect(address()).toEqual({ pathname: '/session', state: { mood: null } })
    expect(written()).toEqual([])
  })
})

describe('clearing today’s mood', () => {
  const clear = () => screen.findByRole('button', { name: "Clear today's mood" })

  test('clearing today’s mood is offered only when there is one, and leaves nothing chosen', async () => {
    database.reply = libraryRows(4, today())
    const { user } = await open()
    await user.click(await clear())
    expect(await screen.findByText('Mood cleared')).toBeDefined()
    expect(written()).toEqual([
      { name: 'clear_mood', args: { day: today(), base: expect.stringMatching(/Z$/) } },
    ])
    database.reply = libraryRows()
  })

  test('clearing today’s mood that fails is reported, and the mood stays', async () => {
    database.reply = libraryRows(4, today())
    const { user } = await open()
    const button = await clear()
    database.refuseWith = FORBIDDEN
    await user.click(button)
    expect(await screen.findByText('Failed to clear mood. Please try again.')).toBeDefined()
    expect(radio('Happy').checked).toBe(true)
  })

  test('clearing today’s mood leaves a newer one of another device, and says so', async () => {
    const library = libraryRows(4, today())
    database.reply = (name) =>
      name === 'clear_mood'
        ? { outcome: 'superseded', at: '2999-01-01T00:00:00.000Z' }
        : library(name)
    const { user } = await open()
    await user.click(await clear())
    expect(await screen.findByText(/^A newer mood from another device is stored/)).toBeDefined()
    expect(screen.queryByText('Mood cleared')).toBeNull()
    expect(radio('Happy').checked).toBe(true)
  })
})
