import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSession } from '~/listening/play-on/after-session.ts'
import { soundWish } from '~/listening/sound-wish.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../library-rows.ts'
import { button, heading, openSession, openSettings } from '../on-stage.tsx'

const database = standInDatabase()
const YAMAN = { title: 'Yaman', audioUrl: '/recordings/yaman-10.mp3', mood: null }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // The first watch of the night, to which Yaman belongs.
  vi.setSystemTime(new Date(2026, 2, 18, 19, 0))
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
  afterSession.choose('stop')
  soundWish.change({ sa: null })
})

afterEach(() => {
  vi.useRealTimers()
})

async function hearToTheEnd(state: object = YAMAN, seconds = 600) {
  const pages = await openSession(state)
  await pages.sound((element) => element.receive(seconds))
  if (pages.audio.paused) await pages.user.click(button('Play'))
  await pages.sound((element) => element.advance(seconds - 10))
  await pages.sound((element) => element.playToTheEnd())
  return pages
}

test('a session stops by itself', async () => {
  const { player } = await hearToTheEnd()
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(player.snapshot()).toMatchObject({ status: 'ended', recording: { title: 'Yaman' } })
})

test('a person who chose to play on hears the next raga of the watch, which the screen shows', async () => {
  const pages = await openSession(YAMAN)
  const settings = await openSettings(pages, 'When it ends')
  await pages.user.click(settings.getByRole('radio', { name: /^Play on with the next raga/ }))
  expect(localStorage.getItem('alap:after')).toBe('play-on')
  await pages.user.click(settings.getByRole('button', { name: 'Close' }))
  await pages.sound((element) => element.receive(600))
  await pages.user.click(button('Play'))
  await pages.sound((element) => element.advance(590))
  await pages.sound((element) => element.playToTheEnd())

  expect(pages.player.snapshot().recording).toMatchObject({ raga: 'Khamaj', minutes: 10 })
  expect(pages.audio.src).toBe('/recordings/khamaj-10.mp3?seed=2026-03-18')
  expect(pages.audio.paused).toBe(false)
  expect(screen.getByText('Yaman is complete')).toBeDefined()
  expect(screen.getByText('It counts for today. Khamaj plays on.')).toBeDefined()
  await heading(/^Khamaj/)
  expect(screen.queryByRole('dialog'), 'nothing covers what plays on').toBeNull()
  expect(button('Pause')).toBeDefined()
})

test('what plays on after midnight is of the new day, and what ended counts for the day before', async () => {
  afterSession.choose('play-on')
  vi.setSystemTime(new Date(2026, 2, 18, 23, 55))
  // A sign-in of the early evening would end before the session does.
  signInAsAsha()
  const pages = await openSession(YAMAN)
  await pages.sound((element) => element.receive(600))
  await pages.user.click(button('Play'))
  await pages.sound((element) => element.advance(590))
  vi.setSystemTime(new Date(2026, 2, 19, 0, 5))
  await pages.sound((element) => element.playToTheEnd())

  expect(pages.audio.src, 'of the third watch of the night').toBe(
    '/recordings/malkauns-10.mp3?seed=2026-03-19',
  )
  expect(pages.audio.paused).toBe(false)
  const day = 'Wednesday,? (?:18 March|March 18)'
  const words = `^It counts for ${day}, when it began. Malkauns plays on.$`
  expect(screen.getByText(new RegExp(words))).toBeDefined()
  await heading(/^Malkauns/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

// It ends in the last minute of a watch, or in the first of the next.
test.each([
  [5, 59, 'lalit'],
  [6, 0, 'ahir-bhairav'],
  [9, 0, 'todi'],
  [14, 59, 'brindavani-sarang'],
  [15, 0, 'bhimpalasi'],
  [21, 0, 'bageshri'],
])('what plays on after Yaman ended at %i:%i is %s', async (hours, minutes, raga) => {
  vi.setSystemTime(new Date(2026, 2, 18, hours, minutes))
  signInAsAsha()
  afterSession.choose('play-on')
  const { audio } = await hearToTheEnd()
  expect(audio.src).toBe(`/recordings/${raga}-10.mp3?seed=2026-03-18`)
})

test.each([
  [2, 'brindavani-sarang'],
  [4, 'todi'],
])('what plays on in the morning of a mood of %i is %s', async (mood, raga) => {
  vi.setSystemTime(new Date(2026, 2, 18, 10, 0))
  database.reply = libraryRows(mood, '2026-03-18')
  signInAsAsha()
  afterSession.choose('play-on')
  const { audio } = await hearToTheEnd({ ...YAMAN, mood: undefined })
  expect(audio.src).toBe(`/recordings/${raga}-10.mp3?seed=2026-03-18`)
})

test('a journey is followed by the raga after its second one, for as long as both, with the same Sa', async () => {
  afterSession.choose('play-on')
  soundWish.change({ sa: 'd3' })
  const audioUrl = '/recordings/bhupali-5+yaman-10.mp3?seed=2026-03-18'
  const { audio, player } = await hearToTheEnd({ ...YAMAN, audioUrl }, 900)
  expect(audio.src).toBe('/recordings/khamaj-15.mp3?seed=2026-03-18&sa=d3')
  expect(player.snapshot().recording).toMatchObject({ raga: 'Khamaj', minutes: 15 })
})

test('a recording from elsewhere is followed by nothing', async () => {
  afterSession.choose('play-on')
  const elsewhere = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3', mood: null }
  const { player } = await hearToTheEnd(elsewhere)
  expect(player.snapshot()).toMatchObject({ status: 'ended', recording: { title: 'Rain' } })
})
