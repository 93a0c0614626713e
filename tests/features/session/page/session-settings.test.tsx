import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keySetting } from '~/listening/player-keys.tsx'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../library-rows.ts'
import { button, DESH, openSession, openSettings } from '../on-stage.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
  keySetting.turn(true)
})

const panel = () => screen.queryByRole('dialog', { name: 'This session' })

async function open(state: unknown = { ...DESH, mood: 3 }) {
  const pages = await openSession(state)
  await pages.sound((element) => element.receive(600))
  return { ...pages, settings: await openSettings(pages) }
}

test('the settings are rows, of which one is open at a time', async () => {
  const { user, settings } = await open()
  const openRows = () =>
    settings
      .getAllByRole('group')
      .filter((each) => each instanceof HTMLDetailsElement && each.open)
      .map((each) => each.querySelector('summary')?.textContent)
  expect(openRows()).toEqual([])
  await user.click(settings.getByText('Breath'))
  expect(openRows()).toEqual(['Breath Free'])
  await user.click(settings.getByText('When it ends', { selector: 'summary *' }))
  await waitFor(() => expect(openRows()).toEqual(['When it ends Stop']))
  await user.click(settings.getByRole('radio', { name: /^Play on/ }))
  await waitFor(() => expect(openRows()).toEqual(['When it ends Play on']))
  await user.click(settings.getByRole('radio', { name: 'Stop' }))
  await user.click(settings.getByText('When it ends', { selector: 'summary *' }))
  await waitFor(() => expect(openRows()).toEqual([]))
})

test('beside the settings the session stays in use, with its buttons and its keys', async () => {
  const { user, audio } = await open()
  await user.click(button('Pause'))
  expect(audio.paused).toBe(true)
  expect(panel()).not.toBeNull()
  panel()?.focus()
  await user.keyboard(' ')
  expect(audio.paused).toBe(false)
})

test('the settings take the focus, let Tab go on to the page, and give the focus back', async () => {
  const { user } = await open()
  await waitFor(() => expect(document.activeElement).toBe(panel()))
  button('Keys').focus()
  await user.tab()
  expect(panel()?.contains(document.activeElement)).toBe(false)
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()

  await user.click(button('Settings'))
  await waitFor(() => expect(document.activeElement).toBe(panel()))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button('Settings')))
  expect(button('Settings').getAttribute('aria-expanded')).toBe('false')
})

test('the settings are closed by the button that opened them', async () => {
  const { user } = await open()
  expect(button('Settings').getAttribute('aria-expanded')).toBe('true')
  await user.click(button('Settings'))
  expect(panel()).toBeNull()
})

test.each([
  [10, 'It counts once you have heard 8 of the 10 minutes.'],
  [7, 'It counts once you have heard 80 % of the 7 minutes.'],
])('a session of %i minutes says when it counts', async (minutes, words) => {
  const { settings } = await open({ ...DESH, mood: 3, sessionData: { minutes } })
  expect(settings.getByText(new RegExp(`^${words} Leaving before that is fine`))).toBeDefined()
})

test('the keys are at the foot, and are one of the rows that are open alone', async () => {
  const { user, settings } = await open()
  await user.click(settings.getByText('Breath'))
  await user.click(settings.getByRole('button', { name: 'Keys' }))
  expect(settings.getByText('Back 10 seconds')).toBeDefined()
  await waitFor(() => expect(settings.queryByRole('radio')).toBeNull())
})

test.each([
  ['stored', 'Mood: 😐Mood recorded. You’re feeling Neutral today.Neutral'],
  ['kept', 'Mood: 😐Mood recorded. You’re feeling Neutral today.NeutralSaved on this device.'],
  ['anything', 'Mood: 😐Neutral'],
])('the badge of a mood that is %s says so, and no message does', async (recorded, words) => {
  await openSession({ ...DESH, mood: 3, recorded })
  const badge = screen.getByText(/^Mood: /).parentElement
  expect(badge?.textContent?.replace("'", '’')).toBe(words)
  expect(screen.queryByRole('region', { name: /Notification/ })).toBeNull()
})
