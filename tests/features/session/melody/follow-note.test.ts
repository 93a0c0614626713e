import { afterEach, expect, test, vi } from 'vitest'
import { followNote } from '~/features/session/melody/follow-note.ts'
import type { LinePhrase } from '~/raga/sound/sung-line.ts'
import { playing } from '~tests/audio/player-over-fake.ts'
import { aPhrase } from '~tests/domain/melody/a-phrase.ts'

const FIRST = aPhrase()
const SECOND = aPhrase({ startSeconds: 20, endSeconds: 28 })
const LINE = [FIRST, SECOND]

class FakeMotion {
  currentTime = 0
  playState = 'running'
  readonly phrase: LinePhrase
  constructor(phrase: LinePhrase) {
    this.phrase = phrase
  }
  play() {
    this.playState = 'running'
  }
  pause() {
    this.playState = 'paused'
  }
  cancel() {
    this.playState = 'idle'
  }
}

function follow() {
  const { audio, player } = playing()
  const motions: FakeMotion[] = []
  const stop = followNote(LINE, player, (phrase) => {
    motions.push(new FakeMotion(phrase))
    return motions.at(-1) as unknown as Animation
  })
  const moving = () => motions.filter(({ playState }) => playState !== 'idle')
  return { audio, player, motions, stop, moving, current: () => moving().at(-1) }
}

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('before a phrase the note waits for exactly its beginning', () => {
  const { audio, current, moving } = follow()
  audio.advance(7)
  expect(moving()).toHaveLength(1)
  expect(current()).toMatchObject({ phrase: FIRST, currentTime: -3000, playState: 'running' })
})

test('a look that finds the note in its place changes nothing', () => {
  const { audio, current, motions } = follow()
  audio.advance(12)
  const motion = current()
  expect(motion?.currentTime).toBe(2000)
  Object.assign(motion ?? {}, { currentTime: 2390 })
  audio.advance(0.25)
  expect(motion?.currentTime).toBe(2390)
  audio.advance(0.5)
  expect(motion?.currentTime).toBe(2750)
  expect(motions).toHaveLength(1)
})

test('the next phrase takes the place of the one that ended', () => {
  const { audio, current, moving } = follow()
  audio.advance(17)
  audio.advance(1.5)
  expect(moving()).toHaveLength(1)
  expect(current()).toMatchObject({ phrase: SECOND, currentTime: -1500 })
})

test('the note stands while the sound does, and goes on with it', () => {
  const { audio, player, current } = follow()
  audio.advance(12)
  player.pause()
  audio.deliver()
  expect(current()?.playState).toBe('paused')
  player.play()
  audio.deliver()
  audio.resume()
  expect(current()?.playState).toBe('running')
})

test('the note goes where the person moves the sound', () => {
  const { audio, player, current } = follow()
  audio.advance(12)
  player.seekTo(25)
  audio.deliver()
  expect(current()).toMatchObject({ phrase: SECOND, currentTime: 5000 })
})

test('a page that nobody sees moves nothing, and catches up when it is seen', () => {
  const { audio, current, moving } = follow()
  audio.advance(12)
  show('hidden')
  audio.advance(1)
  expect(moving()).toEqual([])
  show('visible')
  expect(current()).toMatchObject({ phrase: FIRST, currentTime: 3000 })
})

test('after the last phrase, and when it is no longer followed, nothing moves', () => {
  const { audio, moving, stop } = follow()
  audio.advance(30)
  expect(moving()).toEqual([])
  stop()
  audio.advance(1)
  expect(moving()).toEqual([])
})
