import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soundOneTabAtATime } from '~/audio/player/one-tab-at-a-time.ts'
import { newPlayer, yaman } from '~tests/audio/player-over-fake.ts'

type Listener = ((message: { data: unknown }) => void) | null

/** Delivers at once, to every channel but the one that spoke. */
class FakeChannel {
  static open = new Set<FakeChannel>()
  onmessage: Listener = null
  constructor() {
    FakeChannel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    FakeChannel.open.delete(this)
  }
}

beforeEach(() => {
  FakeChannel.open.clear()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => vi.unstubAllGlobals())

let clock = 0
function openTab() {
  const tab = newPlayer()
  const close = soundOneTabAtATime(tab.player, () => {
    clock += 1
    return clock
  })
  tab.player.load(yaman)
  tab.audio.receive()
  return { ...tab, close }
}

test('the tab that begins to play pauses the other, and keeps what that one heard', () => {
  const [first, second] = [openTab(), openTab()]
  first.player.play()
  first.audio.deliver()
  first.audio.advance(20)
  second.player.play()
  expect([first.status(), second.status()]).toEqual(['paused', 'playing'])
  expect(first.audio.paused).toBe(true)
  expect(first.player.heardSeconds()).toBe(20)
  first.player.play()
  expect([first.status(), second.status()]).toEqual(['playing', 'paused'])
})

test('a tab that only waits for its file does not pause the other', () => {
  const [first, second] = [openTab(), openTab()]
  first.player.play()
  second.audio.policy = 'NotAllowedError'
  second.player.play()
  second.player.load({ ...yaman, audioUrl: '/other.mp3' }, { autoplay: true })
  expect(first.status()).toBe('playing')
})

test('a tab that continues after waiting for its file does not count as a new start', () => {
  const said: unknown[] = []
  new FakeChannel().onmessage = ({ data }) => said.push(data)
  const tab = openTab()
  tab.player.play()
  tab.audio.deliver()
  tab.audio.starve()
  tab.audio.resume()
  expect(tab.status()).toBe('playing')
  expect(said).toHaveLength(1)
  tab.player.pause()
  tab.player.play()
  expect(said).toHaveLength(2)
})

test('messages of another kind, and any message after the tab lets go, are ignored', () => {
  const [first, second] = [openTab(), openTab()]
  first.player.play()
  for (const data of [null, 'play', { began: 'now' }, {}]) new FakeChannel().postMessage(data)
  expect(first.status()).toBe('playing')
  first.close()
  second.player.play()
  expect(first.status()).toBe('playing')
})

test('a browser without messages between tabs plays all the same', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = openTab()
  tab.player.play()
  expect(tab.status()).toBe('playing')
  tab.close()
})
