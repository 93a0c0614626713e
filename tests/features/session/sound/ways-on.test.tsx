import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WayOfPlaying } from '~/audio/composed/way-of-playing.ts'
import { tuningNear } from '~/domain/sit/sit-ground.ts'
import { fakeComposer } from '~tests/audio/composed/fake-composer-worker.ts'
import { fakeStreaming } from '~tests/audio/composed/fake-media-source.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../library-rows.ts'
import { button } from '../on-stage.tsx'
import { openPages } from '../open-pages.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  localStorage.clear()
  sessionStorage.clear()
  signInAsAsha()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const STREAM = { kind: 'stream', type: 'audio/mpeg', packing: 'mpeg' } as const

/** Yaman on the session's screen, composed by a worker whose replies the test sends. */
async function openYaman(minutes: number, way: WayOfPlaying = STREAM) {
  const { composer, worker } = fakeComposer()
  const { streaming, sources, clock } = fakeStreaming()
  const made: FakeAudio[] = []
  const create = () => {
    const audio = new FakeAudio()
    made.push(audio)
    return audio.element
  }
  const byClock = { create, now: () => performance.now() }
  const pages = openPages({ composed: { composer, way, streaming }, clock: byClock })
  const audioUrl = `/recordings/yaman-${minutes}.mp3?seed=2026-11-25`
  const sessionData = { raag: 'Yaman', minutes }
  await pages.go('/session', { title: 'Yaman', audioUrl, sessionData, mood: null })
  await screen.findByRole('heading', { level: 1, name: /^Yaman/ })
  return { ...pages, made, worker, sources, clock }
}

/** Each piece takes longer than it sounds. */
async function playSlowly(minutes: number) {
  const set = await openYaman(minutes)
  const seconds = minutes * 60
  await set.user.click(button('Play'))
  await set.sound((audio) => {
    set.sources.at(-1)?.open()
    set.worker().reply(seconds)
    set.sources.at(-1)?.buffer.finish()
    audio.receive(seconds)
    for (let piece = 0; piece < 2; piece++) {
      set.clock.now += 6000
      set.worker().reply(seconds)
      set.sources.at(-1)?.buffer.finish()
    }
    audio.advance(9.9)
    audio.starve()
  })
  return set
}

const TOO_SLOW = /^Your device can't keep up/

test('a device that cannot keep ahead is offered the whole session with its wait, and a shorter one', async () => {
  const { user, audio, player, worker } = await playSlowly(10)
  expect(screen.getByText(TOO_SLOW)).toBeDefined()
  expect(button('3 minutes, ready in about 6')).toBeDefined()
  await user.click(button('10 minutes, ready in about 20'))
  expect(screen.getByText('Composing the session: 0 percent.')).toBeDefined()
  expect(screen.queryByText(TOO_SLOW)).toBeNull()
  expect(player.position().seconds).toBeCloseTo(9.9)
  expect(worker().orders.at(-1)?.from).toBe(0)
  expect(audio.src).toBe('')
})

test('of an hour that a device makes too slowly all is offered, and the shorter one is played', async () => {
  const { user, player } = await playSlowly(60)
  expect(button('60 minutes, ready in about 120')).toBeDefined()
  await user.click(button('3 minutes, ready in about 6'))
  expect(screen.getByText('Composing the session: 0 percent.')).toBeDefined()
  expect(player.snapshot().recording?.audioUrl).toBe('/recordings/yaman-3.mp3?seed=2026-11-25')
  expect(localStorage.getItem('alap:minutes'), 'the usual length stays').toBeNull()
})

test('an hour is made where a session must be whole before it sounds', async () => {
  const { user, player } = await openYaman(60, { kind: 'whole' })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(button('Play'))
  expect(player.snapshot()).toMatchObject({ status: 'loading', percent: 0 })
  expect(player.snapshot().recording?.minutes).toBe(60)
})

test('where a session cannot be composed, the drone plays for its time by the clock', async () => {
  const { user, sound, worker, player, made } = await openYaman(10)
  await user.click(button('Play'))
  await sound(() => worker().send({ run: 0, piece: 0, fault: 'encoder' }))
  expect(button('Try again')).toBeDefined()
  await user.click(button('Play the drone'))
  expect(player.snapshot()).toMatchObject({
    status: 'playing',
    byClock: 'asked',
    recording: { title: 'Tanpura sit', minutes: 10 },
  })
  const drone = made.find(({ src }) => src.includes('tanpura'))
  expect([drone?.src, drone?.paused]).toEqual(['/recordings/tanpura-c-sharp.mp3', false])
  player.clear()
})

test('a recording that plays as it should offers none of it', async () => {
  const { user, sound, worker } = await openYaman(10)
  await user.click(button('Play'))
  await sound((audio) => {
    worker().reply(600)
    audio.receive(600)
  })
  expect(screen.queryByRole('button', { name: 'Play the drone' })).toBeNull()
})

test.each([
  [103.8, 'b'],
  [130.8, 'c'],
  [138, 'c-sharp'],
  [196, 'd'],
])('of the recorded drones the one whose Sa is nearest to %s Hz is that on %s', (hz, tuning) => {
  expect(tuningNear(hz)).toBe(tuning)
})
