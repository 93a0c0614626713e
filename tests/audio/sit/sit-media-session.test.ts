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

test('given back, they are the player’s again', () => {
  const { player } = playing()
  connectMediaSession(player, [])
  player.pause()
  lendMediaSession('Silent sit', { play: vi.fn(), pause: vi.fn() }, player).giveBack()
  expect(session).toMatchObject({ metadata: { artist: 'Yaman' }, playbackState: 'paused' })
  session.press('play')
  expect(player.snapshot().status).toBe('playing')
})

test('given back where there is no track, they are nobody’s', () => {
  const { player } = newPlayer()
  lendMediaSession('Silent sit', { play: vi.fn(), pause: vi.fn() }, player).giveBack()
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  expect(session.offered()).toEqual([])
})

test('a browser without media controls is left as it is', () => {
  session.uninstall()
  const lent = lendMediaSession('Silent sit', { play: vi.fn(), pause: vi.fn() }, null)
  expect(() => {
    lent.show('playing')
    lent.giveBack()
  }).not.toThrow()
})
