import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { sessionOfTheDay } from '~/domain/session/session-of-the-day.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { AUDIOS, audioRows } from './audio-rows.ts'
import { openLibrary, thisSession } from './open-library.tsx'

const database = standInDatabase()
const titleOn = (day: string) => sessionOfTheDay(AUDIOS, localDay(day))?.title ?? ''
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

test('once it has ended, the card is that of the new day', async () => {
  const pages = await openAndPlay()
  await passMidnight()
  await pages.sound((audio) => audio.playToTheEnd())
  await daily(MORNING)
})

test('where nothing was begun the card changes at midnight', async () => {
  openLibrary()
  await daily(EVENING)
  await passMidnight()
  await daily(MORNING)
  expect((await thisSession()).getByText('Today’s session')).toBeDefined()
})

test('opened again past midnight, the page has the session of the new day', async () => {
  const pages = await openAndPlay()
  await passMidnight()
  await pages.go('/elsewhere')
  await pages.go('/audio')
  await daily(MORNING)
})
