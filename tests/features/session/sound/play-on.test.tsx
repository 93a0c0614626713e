import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSession } from '~/listening/play-on/after-session.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../library-rows.ts'
import { button, heading, openMore, openSession } from '../on-stage.tsx'

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
})

afterEach(() => {
  vi.useRealTimers()
})

async function hearToTheEnd(state: object = YAMAN) {
  const pages = await openSession(state)
  await pages.sound((element) => element.receive(600))
  await pages.user.click(button('Play'))
  await pages.sound((element) => element.advance(590))
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
  const more = await openMore(pages)
  await pages.user.click(more.getByRole('radio', { name: /^Play on with the next raga/ }))
  expect(localStorage.getItem('alap:after')).toBe('play-on')
  await pages.user.click(more.getByRole('button', { name: 'Close' }))
  await pages.sound((element) => element.receive(600))
  await pages.user.click(button('Play'))
  await pages.sound((element) => element.advance(590))
  await pages.sound((element) => element.playToTheEnd())

  const { recording } = pages.player.snapshot()
  expect(recording?.raga).not.toBe('Yaman')
  expect(recording).toMatchObject({ minutes: 10 })
  expect(pages.audio.src).toMatch(/^\/recordings\/[a-z-]+-10\.mp3\?seed=2026-03-18$/)
  expect(pages.audio.paused).toBe(false)
  expect(screen.getByText('Yaman is complete')).toBeDefined()
  expect(screen.getByText(`It counts for today. ${recording?.raga} plays on.`)).toBeDefined()
  await heading(new RegExp(`^${recording?.raga}`))
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

  const { recording } = pages.player.snapshot()
  expect(pages.audio.src).toMatch(/^\/recordings\/[a-z-]+-10\.mp3\?seed=2026-03-19$/)
  expect(pages.audio.paused).toBe(false)
  const day = 'Wednesday,? (?:18 March|March 18)'
  const words = `^It counts for ${day}, when it began. ${recording?.raga} plays on.$`
  expect(screen.getByText(new RegExp(words))).toBeDefined()
  await heading(new RegExp(`^${recording?.raga}`))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a recording from elsewhere is followed by nothing', async () => {
  afterSession.choose('play-on')
  const elsewhere = { title: 'Rain', audioUrl: 'https://example.org/rain.mp3', mood: null }
  const { player } = await hearToTheEnd(elsewhere)
  expect(player.snapshot()).toMatchObject({ status: 'ended', recording: { title: 'Rain' } })
})
