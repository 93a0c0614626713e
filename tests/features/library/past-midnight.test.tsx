import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { recordingOfTheHour } from '~/domain/recommendation/recording-of-the-hour.ts'
import { hourlyWords } from '~/listening/session-of-the-hour.ts'
import type { Prahar } from '~/raga/model/prahar.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { AUDIOS, audioRows } from './audio-rows.ts'
import { openLibrary, thisSession } from './open-library.tsx'

const database = standInDatabase()
const LIBRARY = AUDIOS.map((row) => ({ ...row, raga: row.raag }))
const choiceIn = (prahar: Prahar, day: string) =>
  recordingOfTheHour(LIBRARY, prahar, localDay(day), { isFirst: true })
const EVENING = choiceIn('night-2', '2026-03-14')?.recording.title ?? ''
const MORNING = choiceIn('night-3', '2026-03-15')
const MORNING_TITLE = MORNING?.recording.title ?? ''

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
  expect(session.queryByText(/By tradition|Today’s session/)).toBeNull()
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
  await daily(MORNING_TITLE)
})

test('the card changes at midnight where no session was begun', async () => {
  openLibrary()
  await daily(EVENING)
  await passMidnight()
  await daily(MORNING_TITLE)
  expect(
    (await thisSession()).getByText(
      hourlyWords({ watch: MORNING?.watch ?? null, reasons: MORNING?.reasons ?? null }),
    ),
  ).toBeDefined()
})

test('the card is that of the new day when the page is opened again past midnight', async () => {
  const pages = await openAndPlay()
  await passMidnight()
  await pages.go('/elsewhere')
  await pages.go('/audio')
  await daily(MORNING_TITLE)
})

test('the card stays with a session that plays past the end of its watch on the same day', async () => {
  vi.setSystemTime(new Date(2026, 2, 14, 20, 55))
  const pages = openLibrary()
  const title = choiceIn('night-1', '2026-03-14')?.recording.title ?? ''
  await daily(title)
  await pages.user.click((await thisSession()).getByRole('button', { name: 'Play' }))
  await pages.sound((audio) => audio.receive(600))
  vi.setSystemTime(new Date(2026, 2, 14, 21, 5))
  await pages.sound((audio) => audio.starve())
  await daily(title)
  expect((await thisSession()).getByText('Begun earlier')).toBeDefined()
})
