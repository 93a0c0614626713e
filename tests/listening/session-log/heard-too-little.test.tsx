import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { SessionLog } from '~/listening/session-log/session-log.ts'
import { playing, yaman } from '~tests/audio/player-over-fake.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../../features/session/library-rows.ts'
import { openPages } from '../../features/session/open-pages.tsx'
import { findDialog, listen, queryDialog, sessionsSent } from './hear-it-out.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
})

const drag = (pages: Awaited<ReturnType<typeof listen>>, to: number) =>
  pages.sound((audio) => {
    pages.player.seekTo(to)
    audio.deliver()
  })

test('the end of the sound reached by a drag ends it, records nothing, and shows what is needed', async () => {
  const pages = await listen()
  await drag(pages, 600)
  await pages.sound((audio) => audio.playToTheEnd())
  expect(await screen.findByText("You've heard part of it")).toBeDefined()
  expect(screen.getByText('It counts from 80 %. Play it again whenever you like.')).toBeDefined()
  expect(queryDialog()).toBeNull()
  expect(sessionsSent(database)).toEqual([])
  expect(pages.player.snapshot().status).toBe('ended')
})

test('the end of the sound counts where four fifths had sounded before the drag', async () => {
  const pages = await listen()
  await pages.sound((audio) => audio.advance(181))
  await drag(pages, 599)
  await pages.sound((audio) => audio.playToTheEnd())
  await findDialog()
  await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
})

test('the end of the sound counts a part that was heard twice once', async () => {
  const pages = await listen()
  for (let round = 0; round < 3; round += 1) {
    await drag(pages, 0)
    await pages.sound((audio) => audio.advance(300))
  }
  await drag(pages, 590)
  await pages.sound((audio) => audio.playToTheEnd())
  expect(await screen.findByText("You've heard part of it")).toBeDefined()
  expect(sessionsSent(database)).toEqual([])
})

test('the end of the sound counts with pauses and waits for the network on the way', async () => {
  const pages = await listen()
  await pages.sound((audio) => {
    pages.player.pause()
    audio.deliver()
    pages.player.play()
    audio.starve()
    audio.resume()
    audio.playToTheEnd()
  })
  await findDialog()
  await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
})

test('the end of the sound long before the stated length records nothing and offers no finish', async () => {
  const pages = await listen()
  await pages.sound((audio) => {
    audio.duration = 301
    audio.advance(1)
  })
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  await pages.sound((audio) => audio.playToTheEnd())
  expect(await screen.findByText("You've heard part of it")).toBeDefined()
  expect(sessionsSent(database)).toEqual([])
})

test('the end of the sound after a drag counts when it is heard again from the beginning', async () => {
  const pages = await listen()
  await drag(pages, 600)
  await pages.sound((audio) => audio.playToTheEnd())
  await pages.user.click(screen.getByRole('button', { name: 'Play' }))
  await pages.sound((audio) => audio.deliver())
  await pages.sound((audio) => audio.playToTheEnd())
  await findDialog()
  await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
})

describe('a hosted file of another length than the library says', () => {
  const FILE = { audioUrl: 'https://music.example/short.mp3', title: 'Short', mood: null }

  async function hear(length: number, minutes: number | null, seconds: number) {
    const pages = openPages()
    await pages.go('/session', { ...FILE, sessionData: minutes === null ? {} : { minutes } })
    await screen.findByRole('heading', { level: 1, name: 'Short' })
    await pages.sound((audio) => audio.receive(length))
    await pages.user.click(screen.getByRole('button', { name: 'Play' }))
    await pages.sound((audio) => audio.advance(seconds))
    return pages
  }

  test.each([
    [12, 10, '1 minute'],
    [460, 10, '8 minutes'],
    [900, 10, '15 minutes'],
    [720, null, '12 minutes'],
  ])(
    'a file of %d seconds that is said to last %s minutes counts when it was heard',
    async (length, minutes, shown) => {
      const pages = await hear(length, minutes, length - 2)
      await pages.sound((audio) => audio.playToTheEnd())
      const dialog = within(await findDialog())
      expect(dialog.getByText(shown)).toBeDefined()
      await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
      const sent = database.requests.flatMap(({ asked }) => asked)
      const { args } = sent.find(({ name }) => name === 'record_session') ?? {}
      expect(args?.minutes).toBe(String(Number.parseInt(shown, 10)))
    },
  )

  test('a file that is shorter than said may be finished once four fifths of it were heard', async () => {
    const pages = await hear(460, 10, 367)
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
    await pages.sound((audio) => audio.advance(1))
    await pages.user.click(screen.getByRole('button', { name: 'Finish' }))
    await findDialog()
    await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
  })

  test('a file that is longer than said may not be finished at four fifths of what is said', async () => {
    await hear(900, 10, 500)
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  })

  test('a stream without an end may be finished by the length that the library says', async () => {
    await hear(Number.POSITIVE_INFINITY, 10, 481)
    expect(screen.getByRole('button', { name: 'Finish' })).toBeDefined()
  })

  test('a stream of no known length offers no finish, and counts when it ends', async () => {
    const pages = await hear(Number.POSITIVE_INFINITY, null, 700)
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
    await pages.sound((audio) => {
      audio.duration = 700
      audio.playToTheEnd()
    })
    expect(within(await findDialog()).getByText('12 minutes')).toBeDefined()
  })
})

describe('a listening that an earlier page began', () => {
  const began = { day: '2026-03-14', minute: 1430, at: '2026-03-14T18:20:00.000Z' } as const

  test('a listening that an earlier page began counts with the time heard there, for the day it began', () => {
    const { audio, player } = playing()
    const log = new SessionLog(() => 'an-id')
    log.follow(player)
    log.takeUp(yaman.audioUrl, { began: began as never, spans: [[0, 400]] })
    player.seekTo(400)
    audio.deliver()
    audio.advance(100)
    expect(log.underWay(yaman.audioUrl)).toEqual({ began, spans: [[0, 500]] })
    expect(log.mayFinish()).toBe(true)
    audio.playToTheEnd()
    expect(log.snapshot().done?.began).toEqual(began)
    expect(log.underWay(yaman.audioUrl)).toBeUndefined()
  })

  test('a listening that an earlier page began is not continued by another recording', () => {
    const { player } = playing()
    const log = new SessionLog(() => 'an-id')
    log.follow(player)
    log.takeUp('/recordings/desh-10.mp3', { began: began as never, spans: [[0, 600]] })
    expect(player.heardSeconds()).toBe(0)
  })
})
