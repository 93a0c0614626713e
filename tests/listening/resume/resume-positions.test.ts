import { beforeEach, describe, expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { ResumePositions } from '~/listening/resume/resume-positions.ts'
import { createResumed } from '~/listening/resume/resumed-recording.ts'
import type { Heard, UnderWay } from '~/queries/listening/recently-heard.ts'
import { track } from '~tests/audio/fake-audio.ts'
import { desh, newPlayer, settled, yaman } from '~tests/audio/player-over-fake.ts'

const NOW = '2026-03-01T18:00:00.000Z'
let kept: Map<string, Heard>
let puts: { position: number; hurried: boolean }[]
let finished: string | null
let takenUp: [string, UnderWay][]
let underWay: UnderWay | undefined

beforeEach(() => {
  kept = new Map()
  puts = []
  finished = null
  takenUp = []
  underWay = undefined
})

const heardTo = (position: number, changes: Partial<Heard> = {}): Heard => ({
  ...yaman,
  position,
  duration: 600,
  at: NOW,
  ...changes,
})

function keeping(isSlow = false) {
  const set = newPlayer()
  const resumed = createResumed()
  const places = new ResumePositions(() => new Date(NOW), resumed)
  const stop = places.follow(set.player, {
    find: (url) => (isSlow ? Promise.resolve(kept.get(url)) : kept.get(url)),
    put: (heard, hurried) => {
      kept.set(heard.url, heard)
      puts.push({ position: heard.position, hurried })
    },
    isFinished: (url) => url === finished,
    underWay: () => underWay,
    takeUp: (url, taken) => takenUp.push([url, taken]),
  })
  const said = () => resumed.of(set.player)
  return { ...set, places, said, stop }
}

function listening(from = yaman) {
  const set = keeping()
  set.player.load(from, { autoplay: true })
  set.audio.receive(600)
  set.audio.deliver()
  return set
}

const placeOf = (url = yaman.url) => kept.get(url)?.position

describe('the place in a recording', () => {
  test('is kept every five seconds of it, with all the shelf wants to know', () => {
    const { audio } = listening()
    for (let tick = 0; tick < 48; tick += 1) audio.advance(0.25)
    expect(puts.map(({ position }) => position)).toEqual([5, 10])
    expect(kept.get(yaman.url)).toEqual(heardTo(10))
  })

  test('is kept at a pause, at a failure, when the page is hidden, and in a hurry when it goes', () => {
    const { audio, player, places } = listening()
    audio.advance(3)
    player.pause()
    expect(placeOf()).toBe(3)
    audio.deliver()
    player.play()
    audio.advance(1)
    places.keep()
    audio.advance(1)
    places.keep(true)
    audio.advance(1)
    audio.fail(2)
    expect(puts).toEqual([
      { position: 3, hurried: false },
      { position: 4, hurried: false },
      { position: 5, hurried: true },
      { position: 6, hurried: false },
    ])
  })

  test('is kept once for each place', () => {
    const { audio, player, places } = listening()
    audio.advance(7)
    player.pause()
    player.setVolume(0.5)
    places.keep()
    expect(puts).toHaveLength(1)
  })

  test('is kept when another recording, or none, takes the player', () => {
    const { audio, player } = listening()
    audio.advance(4)
    player.load(desh, { autoplay: true })
    expect([placeOf(yaman.url), placeOf(desh.url)]).toEqual([4, undefined])
    audio.receive(600)
    audio.advance(3)
    player.clear()
    expect(kept.get(desh.url)).toMatchObject({ position: 3, duration: 600, title: desh.title })
  })

  test('is kept when the person leaves', () => {
    const { audio, stop, player } = listening()
    audio.advance(4)
    stop()
    expect(placeOf()).toBe(4)
    audio.advance(100)
    player.pause()
    expect(placeOf()).toBe(4)
  })

  test('is forgotten at the end, and at a finish before it; the recording stays on the shelf', () => {
    const first = listening()
    first.audio.advance(300)
    first.audio.playToTheEnd()
    first.player.setVolume(0.5)
    expect(placeOf()).toBe(0)
    expect(puts).toHaveLength(2)
    const second = listening()
    second.audio.advance(500)
    finished = yaman.url
    second.player.clear()
    expect(placeOf()).toBe(0)
  })

  test('is not kept of what was never heard, nor of the bell', () => {
    const waiting = keeping()
    waiting.player.load(yaman)
    waiting.audio.receive(600)
    waiting.player.seekTo(300)
    waiting.player.clear()
    const bell = listening(track({ url: '/bell.mp3' }))
    bell.audio.advance(20)
    bell.player.pause()
    expect(puts).toEqual([])
  })
})

describe('a recording that was left before', () => {
  test.each([false, true])('goes on from there (shelf slow: %s)', async (isSlow) => {
    kept.set(yaman.url, heardTo(252))
    const { player, audio, said } = keeping(isSlow)
    player.load(yaman, { autoplay: true })
    await settled()
    expect(player.position().seconds).toBe(252)
    expect(audio.seeks).toEqual([])
    audio.receive(600)
    expect(audio.seeks).toEqual([252])
    audio.deliver()
    expect(said()?.from).toBe(252)
    audio.advance(10)
    expect(said()?.from).toBe(252)
    audio.advance(21)
    expect(said()).toBeNull()
    expect(player.heardSeconds()).toBe(31)
  })

  test.each([
    ['hardly begun', heardTo(15)],
    ['as good as over', heardTo(571)],
    ['as good as over by its plan', heardTo(590, { duration: null })],
  ])('begins afresh when it was %s', (_name, heard) => {
    kept.set(yaman.url, heard)
    const { player, said } = keeping()
    player.load(yaman, { autoplay: true })
    expect(player.position().seconds).toBe(0)
    expect(said()).toBeNull()
  })

  test('is not taken away from where the person went meanwhile', async () => {
    kept.set(yaman.url, heardTo(252))
    const { player } = keeping(true)
    player.load(yaman, { autoplay: true })
    player.seekTo(30)
    await settled()
    expect(player.position().seconds).toBe(30)
  })

  test('does not lend its place to another that came meanwhile', async () => {
    kept.set(yaman.url, heardTo(252))
    const { player } = keeping(true)
    player.load(yaman)
    player.load(desh)
    await settled()
    expect(player.position().seconds).toBe(0)
  })

  test('starts over when asked, and is not resumed again', () => {
    kept.set(yaman.url, heardTo(252))
    const { player, audio, said } = keeping()
    player.load(yaman, { autoplay: true })
    audio.receive(600)
    said()?.startOver()
    audio.deliver()
    expect(player.position().seconds).toBe(0)
    expect(said()).toBeNull()
    expect(placeOf()).toBe(0)
  })

  test('without Range it begins afresh, and nothing else is said', () => {
    kept.set(yaman.url, heardTo(252))
    const { player, audio, said } = keeping()
    audio.hasNoRange = true
    player.load(yaman, { autoplay: true })
    audio.receive(600)
    expect(player.position().seconds).toBe(0)
    expect(said()).toBeNull()
  })

  test('of one person is not resumed for the next', () => {
    kept.set(yaman.url, heardTo(252))
    const { player, stop, places } = keeping()
    stop()
    places.follow(player, {
      find: () => undefined,
      put: () => {},
      isFinished: () => false,
      underWay: () => undefined,
      takeUp: () => {},
    })
    player.load(yaman)
    expect(player.position().seconds).toBe(0)
  })
})

describe('a listening that is interrupted', () => {
  const half: UnderWay = {
    began: { day: localDay('2026-03-01'), minute: 1070, at: '2026-03-01T17:50:00.000Z' },
    spans: [[0, 252]],
  }

  test('is kept with its place, and is nothing any more at the end', () => {
    underWay = half
    const { audio } = listening()
    audio.advance(252)
    expect(kept.get(yaman.url)?.underWay).toEqual(half)
    audio.playToTheEnd()
    expect(kept.get(yaman.url)?.underWay).toBeUndefined()
  })

  test.each([
    ['five hours', '2026-03-01T13:00:00.000Z', [[yaman.url, half]]],
    ['seven hours', '2026-03-01T11:00:00.000Z', []],
  ])('after %s', (_name, at, expected) => {
    kept.set(yaman.url, heardTo(252, { at, underWay: half }))
    const { player } = keeping()
    player.load(yaman, { autoplay: true })
    expect(takenUp).toEqual(expected)
  })

  test('is not taken up where the recording begins afresh', () => {
    kept.set(yaman.url, heardTo(590, { underWay: half }))
    const { player } = keeping()
    player.load(yaman, { autoplay: true })
    expect(takenUp).toEqual([])
  })
})
