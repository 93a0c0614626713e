import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectMediaSession } from '~/audio/player/media-session.ts'
import { lendMediaSession } from '~/audio/sit/sit-media-session.ts'
import { FakeMediaSession } from '~tests/audio/fake-media-session.ts'
import { newPlayer, playing } from '~tests/audio/player-over-fake.ts'

let session: FakeMediaSession

beforeEach(() => {
  session = new FakeMediaSession()
  session.install()
})
afterEach(() => {
  session.uninstall()
  vi.unstubAllGlobals()
})

test('the buttons of the system pause the sit and not the recording before it', () => {
  const { player } = playing()
  connectMediaSession(player, [])
  player.pause()
  const commands = { play: vi.fn(), pause: vi.fn() }
  const lent = lendMediaSession('Silent sit', commands, player)
  lent.show('playing')
  expect(session).toMatchObject({ metadata: { title: 'Silent sit' }, playbackState: 'playing' })
  expect(session.offered()).toEqual(['pause', 'play'])
  expect(session.positions.at(-1)).toBeUndefined()
  session.press('pause')
  session.press('play')
  expect([commands.pause, commands.play].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(player.snapshot().status).toBe('paused')
})

test('the buttons of the system are the player’s again after the sit', () => {
  const { player } = playing()
  connectMediaSession(player, [])
  player.pause()
  lendMediaSession('Silent sit', { play: vi.fn(), pause: vi.fn() }, player).giveBack()
  expect(session).toMatchObject({ metadata: { artist: 'Yaman' }, playbackState: 'paused' })
  session.press('play')
  expect(player.snapshot().status).toBe('playing')
})

test('the buttons of the system do nothing after the sit when there is no track', () => {
  const { player } = newPlayer()
  lendMediaSession('Silent sit', { play: vi.fn(), pause: vi.fn() }, player).giveBack()
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  expect(session.offered()).toEqual([])
})

test('a browser without media controls is left unchanged', () => {
  session.uninstall()
  const lent = lendMediaSession('Silent sit', { play: vi.fn(), pause: vi.fn() }, null)
  expect(() => {
    lent.show('playing')
    lent.giveBack()
  }).not.toThrow()
})
