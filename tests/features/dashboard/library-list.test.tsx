import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { AUDIOS, audioRows } from '~tests/features/library/audio-rows.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { listed, openHome } from './open-home.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = audioRows()
  signInAsAsha()
})

afterEach(() => ownSettings.choose('names', null))

const count = () => screen.getByText(/^\d+( of \d+)? sessions$/).textContent
const chip = (name: string) => screen.getByRole('button', { name })

test('the list of sessions is folded after eight, and opened whole', async () => {
  const { user } = await openHome()
  expect(count()).toBe('10 sessions')
  expect(listed()).toHaveLength(8)
  await user.click(chip('Show all 10'))
  expect(listed()).toEqual(AUDIOS.map(({ title }) => title))
  await user.click(chip('Show fewer'))
  expect(listed()).toHaveLength(8)
})

test('the list of sessions shows no length that it does not know', async () => {
  database.reply = audioRows([{ ...AUDIOS[0], minutes: null }, ...AUDIOS.slice(1)])
  await openHome()
  const [first, second] = screen.getAllByRole('link', { name: /Shantha/ })
  expect(first?.textContent).toMatch(/ · Shantha$/)
  expect(first?.textContent).not.toMatch(/min|null/)
  expect(second?.textContent).toMatch(/ · 10 min · Shantha$/)
})

test('the list of sessions opens a session', async () => {
  const { user, address } = await openHome()
  await user.click(screen.getByRole('link', { name: /^Rain on the Courtyard/ }))
  expect(address().to).toBe('/audio/day-3')
})

test.each(['javascript:alert(1)', 'http://example.org/alap.mp3'])(
  'the list of sessions leaves out a session with an address that may not be played: %s',
  async (audioUrl) => {
    database.reply = audioRows([{ ...AUDIOS[0], audioUrl }, ...AUDIOS.slice(1)])
    await openHome()
    expect(count()).toBe('9 sessions')
    expect(listed()).not.toContain(AUDIOS[0]?.title)
  },
)

test('the list of sessions shows that it is empty', async () => {
  database.reply = audioRows([])
  await openHome()
  expect(screen.getByText('No sessions yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start Session' })).toBeDefined()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('the filters choose by raga, and not by category at the same time', async () => {
  const { user } = await openHome()
  await user.click(chip('Karuna'))
  expect(chip('Karuna').getAttribute('aria-pressed')).toBe('true')
  const karuna = AUDIOS.filter(({ moodCategory }) => moodCategory === 'Karuna')
  expect(count()).toBe(`${karuna.length} of 10 sessions`)
  expect(listed()).toEqual(karuna.map(({ title }) => title))
  await user.click(chip('Bageshri'))
  expect(chip('Karuna').getAttribute('aria-pressed')).toBe('false')
  expect(listed()).toEqual(['A Letter Unsent'])
  await user.click(chip('Bageshri'))
  expect(count()).toBe('10 sessions')
})

test('the filters choose by words, in any case and in either script', async () => {
  const { user } = await openHome()
  const search = screen.getByRole('searchbox', { name: 'Search sessions' })
  await user.type(search, 'RĀIN')
  expect(listed()).toEqual(['Rain on the Courtyard'])
  await user.clear(search)
  await user.type(search, 'यमन')
  expect(listed()).toEqual(['The Raised Lamp'])
  expect(count()).toBe('1 of 10 sessions')
})

test('the filters that find nothing show what to do, and are cleared', async () => {
  const { user } = await openHome()
  await user.type(screen.getByRole('searchbox'), 'mountain')
  expect(count()).toBe('0 of 10 sessions')
  expect(screen.getByText('No session is like that')).toBeDefined()
  await user.click(chip('Clear Filters'))
  expect(count()).toBe('10 sessions')
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
})

test('the filters hold three ragas, and all of them in a sheet that closes with the choice', async () => {
  const { user } = await openHome()
  const ragas = within(screen.getByRole('group', { name: 'Raag' }))
  expect(ragas.getAllByRole('button')).toHaveLength(4)
  await user.click(ragas.getByRole('button', { name: 'Raag: all 10' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Raag' }))
  expect(sheet.getAllByRole('button', { pressed: false })).toHaveLength(10)
  await user.click(sheet.getByRole('button', { name: 'Yaman' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ragas.getByRole('button', { name: 'Yaman', pressed: true })).toBeDefined()
  expect(listed()).toEqual(['The Raised Lamp'])
})

test.each([
  ['latin', ['Ahir Bhairav', 'Bageshri', 'Bhairavi'], 'Yaman', null],
  ['devanagari', ['अहीर भैरव', 'खमाज', 'दुर्गा'], 'यमन', 'hi'],
  ['iast', ['Ahīr Bhairav', 'Bāgeśrī', 'Bhairavī'], 'Yaman', 'sa-Latn'],
])(
  'the ragas of the filters have the letters %s, and their order',
  async (form, first, name, lang) => {
    ownSettings.choose('names', form)
    const { user } = await openHome()
    const ragas = within(screen.getByRole('group', { name: 'Raag' }))
    const told = ragas.getAllByRole('button').map(({ textContent }) => textContent)
    expect(told).toEqual([...first, 'Raag: all 10'])
    await user.click(ragas.getByRole('button', { name: 'Raag: all 10' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Raag' }))
    const yaman = sheet.getByRole('button', { name })
    expect(within(yaman).getByText(name).getAttribute('lang')).toBe(lang)
    await user.click(yaman)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(ragas.getByRole('button', { name, pressed: true })).toBeDefined()
    expect(listed()).toEqual(['The Raised Lamp'])
  },
)

test('the filters are still there when the person comes back', async () => {
  const { user, go } = await openHome()
  await user.click(chip('Shringara'))
  const before = listed()
  await go('/audio/day-3')
  await go('/dashboard')
  expect(chip('Shringara').getAttribute('aria-pressed')).toBe('true')
  expect(listed()).toEqual(before)
})

test('the hearts are filled for kept sessions, and a press keeps a session', async () => {
  const items = ['day-2']
  database.reply = (name, args) => {
    if (name === 'add_favourite') items.push(String(args.item))
    return audioRows(AUDIOS, items)(name)
  }
  const { user } = await openHome()
  const kept = await screen.findByRole('button', { name: 'Favourite: The Raised Lamp' })
  expect(kept.getAttribute('aria-pressed')).toBe('true')
  const other = screen.getByRole('button', { name: 'Favourite: Deep Water' })
  await user.click(other)
  await waitFor(() => expect(other.getAttribute('aria-pressed')).toBe('true'))
  const args = { item: 'day-5', at: expect.any(String) }
  await waitFor(() =>
    expect(database.requests.flatMap(({ asked }) => asked)).toContainEqual({
      name: 'add_favourite',
      args,
    }),
  )
})

test('the ways to begin are a session, the journal, silence and Zen Mode', async () => {
  await openHome()
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Start Session')).toBe('/mood-checkin')
  expect(target('Write Journal')).toBe('/journal')
  expect(target('Sit without a recording')).toBe('/dashboard?sit')
  expect(target('Zen Mode')).toBe('/dashboard?zen')
})
