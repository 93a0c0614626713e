import { beforeEach, describe, expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { ResumePositions } from '~/listening/resume/resume-positions.ts'
import { createResumed } from '~/listening/resume/resumed-recording.ts'
import type { Heard } from '~/queries/listening/recently-heard.ts'
import type { UnderWay } from '~/queries/listening/under-way.ts'
import { recording } from '~tests/audio/fake-audio.ts'
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
  recording: yaman,
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
      kept.set(heard.recording.audioUrl, heard)
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

const placeOf = (url = yaman.audioUrl) => kept.get(url)?.position

test('the place in a recording is stored every five seconds, with all the shelf needs', () => {
  const { audio } = listening()
  for (let tick = 0; tick < 48; tick += 1) audio.advance(0.25)
  expect(puts.map(({ position }) => position)).toEqual([5, 10])
  expect(kept.get(yaman.audioUrl)).toEqual(heardTo(10))
})

test('the place in a recording is stored at a pause, a failure, a hidden page, and a closing page', () => {
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

test('the place in a recording is stored once for each place', () => {
  const { audio, player, places } = listening()
  audio.advance(7)
  player.pause()
  player.setVolume(0.5)
  places.keep()
  expect(puts).toHaveLength(1)
})

test('the place in a recording is stored when another recording, or none, is in the player', () => {
  const { audio, player } = listening()
  audio.advance(4)
  player.load(desh, { autoplay: true })
  expect([placeOf(yaman.audioUrl), placeOf(desh.audioUrl)]).toEqual([4, undefined])
  audio.receive(600)
  audio.advance(3)
  player.clear()
  expect(kept.get(desh.audioUrl)).toMatchObject({ recording: desh, position: 3, duration: 600 })
})

test('the place in a recording is stored when the person leaves', () => {
  const { audio, stop, player } = listening()
  audio.advance(4)
  stop()
  expect(placeOf()).toBe(4)
  audio.advance(100)
  player.pause()
  expect(placeOf()).toBe(4)
})

test('the place in a recording is removed at the end or an early finish, and the shelf keeps the recording', () => {
  const first = listening()
  first.audio.advance(300)
  first.audio.playToTheEnd()
  first.player.setVolume(0.5)
  expect(placeOf()).toBe(0)
  expect(puts).toHaveLength(2)
  const second = listening()
  second.audio.advance(500)
  finished = yaman.audioUrl
  second.player.clear()
  expect(placeOf()).toBe(0)
})

test('the place in a recording is not stored for the bell or a recording that was never heard', () => {
  const waiting = keeping()
  waiting.player.load(yaman)
  waiting.audio.receive(600)
  waiting.player.seekTo(300)
  waiting.player.clear()
  const bell = listening(recording({ audioUrl: '/bell.mp3' }))
  bell.audio.advance(20)
  bell.player.pause()
  expect(puts).toEqual([])
})

test.each([false, true])(
  'a recording that was left before continues from there (shelf slow: %s)',
  async (isSlow) => {
    kept.set(yaman.audioUrl, heardTo(252))
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
  },
)

test.each([
  ['hardly begun', heardTo(15)],
  ['as good as over', heardTo(571)],
  ['as good as over by its plan', heardTo(590, { duration: null })],
])('a recording that was left before begins at the start when it was %s', (_name, heard) => {
  kept.set(yaman.audioUrl, heard)
  const { player, said } = keeping()
  player.load(yaman, { autoplay: true })
  expect(player.position().seconds).toBe(0)
  expect(said()).toBeNull()
})

test('a recording that was left before stays where the person moved it meanwhile', async () => {
  kept.set(yaman.audioUrl, heardTo(252))
  const { player } = keeping(true)
  player.load(yaman, { autoplay: true })
  player.seekTo(30)
  await settled()
  expect(player.position().seconds).toBe(30)
})

test('a recording that was left before does not give its place to another that came meanwhile', async () => {
  kept.set(yaman.audioUrl, heardTo(252))
  const { player } = keeping(true)
  player.load(yaman)
  player.load(desh)
  await settled()
  expect(player.position().seconds).toBe(0)
})

test('a recording that was left before starts over when asked, and is not resumed again', () => {
  kept.set(yaman.audioUrl, heardTo(252))
  const { player, audio, said } = keeping()
  player.load(yaman, { autoplay: true })
  audio.receive(600)
  said()?.startOver()
  audio.deliver()
  expect(player.position().seconds).toBe(0)
  expect(said()).toBeNull()
  expect(placeOf()).toBe(0)
})

test('a recording that was left before begins at the start without Range, and only that is reported', () => {
  kept.set(yaman.audioUrl, heardTo(252))
  const { player, audio, said } = keeping()
  audio.hasNoRange = true
  player.load(yaman, { autoplay: true })
  audio.receive(600)
  expect(player.position().seconds).toBe(0)
  expect(said()).toBeNull()
})

test('a recording that was left before of one person is not resumed for the next', () => {
  kept.set(yaman.audioUrl, heardTo(252))
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

describe('a listening that is interrupted', () => {
  const half: UnderWay = {
    began: { day: localDay('2026-03-01'), minute: 1070, at: '2026-03-01T17:50:00.000Z' },
    spans: [[0, 252]],
  }

  test('a listening that is interrupted is stored with its place, and is removed at the end', () => {
    underWay = half
    const { audio } = listening()
    audio.advance(252)
    expect(kept.get(yaman.audioUrl)?.underWay).toEqual(half)
    audio.playToTheEnd()
    expect(kept.get(yaman.audioUrl)?.underWay).toBeUndefined()
  })

  test.each([
    ['five hours', '2026-03-01T13:00:00.000Z', [[yaman.audioUrl, half]]],
    ['seven hours', '2026-03-01T11:00:00.000Z', []],
  ])(
    'a listening that is interrupted is continued only if it is recent enough: after %s',
    (_name, at, expected) => {
      kept.set(yaman.audioUrl, heardTo(252, { at, underWay: half }))
      const { player } = keeping()
      player.load(yaman, { autoplay: true })
      expect(takenUp).toEqual(expected)
    },
  )

  test('a listening that is interrupted is not continued where the recording begins at the start', () => {
    kept.set(yaman.audioUrl, heardTo(590, { underWay: half }))
    const { player } = keeping()
    player.load(yaman, { autoplay: true })
    expect(takenUp).toEqual([])
  })
})
