import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { recordingOfTheDay } from '~/domain/session/recording-of-the-day.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { AUDIOS, audioRows } from './audio-rows.ts'
import { openLibrary, thisSession } from './open-library.tsx'

const database = standInDatabase()
const titleOn = (day: string) => recordingOfTheDay(AUDIOS, localDay(day))?.title ?? ''
const EVENING = titleOn('2026-03-14')
const MORNING = titleOn('2026-03-15')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 14, 23, 50), toFake: ['Date'] })
  database.reset()
  database.reply = audioRows()
  signInAsAsha()
})
afterEach(() => {
  vi.useRealTimers()
})

const passMidnight = () =>
  act(async () => {
    vi.setSystemTime(new Date(2026, 2, 15, 0, 5))
    document.dispatchEvent(new Event('visibilitychange'))
  })

const daily = async (name: string) =>
  (await thisSession()).findByRole('heading', { level: 2, name })

async function openAndPlay() {
  const pages = openLibrary()
  await daily(EVENING)
  await pages.user.click((await thisSession()).getByRole('button', { name: 'Play' }))
  await pages.sound((audio) => audio.receive(600))
  return pages
}

test('the card stays with the session that plays past midnight, and no longer calls it today’s', async () => {
  const pages = await openAndPlay()
  const { src } = pages.audio
  await passMidnight()
  await daily(EVENING)
  const session = await thisSession()
  expect(session.getByText('Begun before midnight')).toBeDefined()
  expect(session.queryByText('Today’s session')).toBeNull()
  expect(session.getByRole('button', { name: 'Pause' })).toBeDefined()
  expect(pages.audio.src).toBe(src)
})

test('the card stays with a session that is paused past midnight', async () => {
  const pages = await openAndPlay()
  await pages.sound(() => pages.player.pause())
  await passMidnight()
  await daily(EVENING)
})

test('the card is that of the new day once the session has ended', async () => {
  const pages = await openAndPlay()
  await passMidnight()
  await pages.sound((audio) => audio.playToTheEnd())
  await daily(MORNING)
})

test('the card changes at midnight where no session was begun', async () => {
  openLibrary()
  await daily(EVENING)
  await passMidnight()
  await daily(MORNING)
  expect((await thisSession()).getByText('Today’s session')).toBeDefined()
})

test('the card is that of the new day when the page is opened again past midnight', async () => {
  const pages = await openAndPlay()
  await passMidnight()
  await pages.go('/elsewhere')
  await pages.go('/audio')
  await daily(MORNING)
})
