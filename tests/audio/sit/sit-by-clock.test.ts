import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordingOf } from '~/features/session/sit/sit-settings.ts'
import { composedSit, MINUTE, SETTINGS, sitByClock, sitPlayer } from './sit-player.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 3, 19, 0) })
})
afterEach(() => {
  vi.useRealTimers()
})

const secondsOf = ({ player }: ReturnType<typeof sitPlayer>) => player.position().seconds

/** The device sleeps: no timer comes, and its monotonic clock may stand still. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('a sit by the clock opens with a bell, rings its own in time, and closes with one', () => {
  const { player, bell, strikes } = sitByClock()
  expect([strikes(), bell()?.volume]).toEqual([1, 0.5])
  vi.advanceTimersByTime(5 * MINUTE)
  expect([strikes(), bell()?.volume]).toEqual([2, 0.225])
  vi.advanceTimersByTime(15 * MINUTE)
  expect([strikes(), bell()?.volume]).toEqual([5, 0.425])
  expect(player.snapshot().status).toBe('playing')
  vi.advanceTimersByTime(15_000)
  expect(player.snapshot().status).toBe('ended')
  vi.advanceTimersByTime(60 * MINUTE)
  expect(strikes()).toBe(5)
  expect(vi.getTimerCount()).toBe(0)
})

test('a sit by the clock does not count its pauses', () => {
  const set = sitByClock()
  vi.advanceTimersByTime(10 * MINUTE)
  set.player.pause()
  expect([set.bell()?.paused, set.named('rain')[0]?.paused]).toEqual([true, true])
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(30 * MINUTE)
  expect(secondsOf(set)).toBe(600)
  set.player.play()
  vi.advanceTimersByTime(MINUTE)
  expect(secondsOf(set)).toBe(660)
  expect(set.player.heardSeconds()).toBe(660)
})

test('a sit by the clock continues through the sleep of the device, and rings no bell of long ago', () => {
  const { player, strikes } = sitByClock()
  vi.advanceTimersByTime(7 * MINUTE)
  sleep(11 * MINUTE)
  vi.advanceTimersByTime(250)
  expect(player.position().seconds).toBeCloseTo(1080.25)
  expect(strikes()).toBe(2)
  sleep(60 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(player.snapshot().status).toBe('ended')
  expect(strikes()).toBe(3)
})

test('a sit by the clock repeats its ground, at the volume of the device', () => {
  const { named } = sitByClock({ sound: 'tanpura' })
  expect(named('tanpura-c.mp3').map(({ volume }) => volume)).toEqual([0.5, 0.5])
  expect(named('tanpura')[0]?.paused).toBe(false)
})

test('a sit by the clock follows the volume and the mute of the player', () => {
  const { audio, player, named, bell } = sitByClock()
  player.setVolume(0.8)
  audio.dispatchEvent(new Event('volumechange'))
  expect(named('rain')[0]?.volume).toBe(0.8)
  player.setMuted(true)
  audio.dispatchEvent(new Event('volumechange'))
  expect(named('rain')[0]?.volume).toBe(0)
  vi.advanceTimersByTime(5 * MINUTE)
  expect(bell()?.volume).toBe(0)
})

test('a silent sit by the clock plays its stillness at full volume, so that the browser hears it', () => {
  const { audio, named } = sitByClock({ sound: 'silence' })
  audio.dispatchEvent(new Event('volumechange'))
  expect(named('stillness')[0]).toMatchObject({ volume: 1, paused: false })
})

test('a sit by the clock whose ground does not come continues in silence and reports it', () => {
  const { player, named } = sitByClock({ sound: 'tanpura' })
  named('tanpura')[0]?.fail(4)
  expect(player.snapshot()).toMatchObject({ status: 'playing', isGroundLost: true })
  expect(named('tanpura')).toEqual([])
  expect(named('stillness')[0]).toMatchObject({ volume: 1, paused: false })
  named('stillness')[0]?.fail(4)
  vi.advanceTimersByTime(MINUTE)
  expect(player.position().seconds).toBe(60)
})

test('the ground of a sit by the clock fades under the last bell and ends, and the bell rings on', () => {
  const { player, named, bell } = sitByClock()
  const [ground] = named('rain')
  bell()?.receive(12)
  vi.advanceTimersByTime(20 * MINUTE + 2_500)
  expect(ground?.volume).toBeCloseTo(0.5 * Math.SQRT1_2)
  vi.advanceTimersByTime(2_500)
  expect(ground).toMatchObject({ src: '', paused: true })
  vi.advanceTimersByTime(10_000)
  player.clear()
  expect(bell()?.paused).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('a sit by the clock that goes to its last bell rings it, and one that goes back has its ground again', () => {
  const set = sitByClock()
  vi.advanceTimersByTime(17 * MINUTE)
  const before = set.strikes()
  set.player.seekTo(1200)
  expect(set.strikes()).toBe(before + 1)
  vi.advanceTimersByTime(6_000)
  expect(set.named('rain')).toEqual([])
  set.player.seekTo(600)
  expect(set.named('rain')[0]).toMatchObject({ volume: 0.5, paused: false })
  expect(set.player.heardSeconds()).toBe(17 * 60 + 6)
})

test('a sit by the clock that is replaced makes no sound, and another begins anew', () => {
  const set = sitByClock()
  vi.advanceTimersByTime(MINUTE)
  set.player.clear()
  expect(set.bell()?.paused).toBe(true)
  expect(set.named('rain')).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  sitByClock({ sound: 'tanpura' }, set)
  expect(set.player.position().seconds).toBe(0)
  expect(set.player.snapshot().recording?.title).toBe('Tanpura sit')
  expect(set.strikes()).toBe(2)
})

describe('a sit that cannot be composed', () => {
  test('a sit that cannot be composed from the beginning opens with the bell of the clock', () => {
    const { player, worker, strikes, named, audio } = sitPlayerBegun()
    expect(player.snapshot().status).toBe('loading')
    worker().send({ run: 0, piece: 0, fault: 'encoder' })
    expect(player.snapshot()).toMatchObject({ status: 'playing', byClock: 'lost' })
    expect([strikes(), named('rain')[0]?.paused, audio.src]).toEqual([1, false, ''])
  })

  test('a sit that cannot be composed any more keeps its time, and rings by the clock', () => {
    const set = composedSit()
    const { audio, worker, player, strikes } = set
    set.hear(42)
    set.sources[0]?.buffer.finish()
    audio.currentTime = 540
    audio.deliver()
    worker().send({ run: worker().orders.at(-1)?.run ?? -1, piece: 0, fault: 'composer' })
    expect(player.snapshot()).toMatchObject({ status: 'playing', byClock: 'lost' })
    expect([player.position().seconds, strikes()]).toEqual([540, 0])
    vi.advanceTimersByTime(MINUTE)
    expect(strikes()).toBe(1)
    expect(player.heardSeconds()).toBe(102)
  })

  test('a sit that cannot be composed, without a word, goes on by the clock after twenty seconds', () => {
    const { player, strikes } = sitPlayerBegun()
    vi.advanceTimersByTime(19_000)
    expect(player.snapshot()).toMatchObject({ status: 'loading', byClock: null })
    vi.advanceTimersByTime(2_000)
    expect(player.snapshot()).toMatchObject({ status: 'playing', byClock: 'lost' })
    expect(strikes()).toBe(1)
  })

  test.each(['stream', 'whole'] as const)(
    'a sit that cannot be composed where nothing may compose (%s) begins by the clock at once',
    (way) => {
      const set = way === 'stream' ? sitPlayer() : sitPlayer({ kind: 'whole' })
      set.composer.begin = ({ onFault }) => {
        onFault('composer')
        return { more: () => {}, isAsked: () => false }
      }
      set.begin()
      expect(set.player.snapshot()).toMatchObject({ status: 'playing', byClock: 'lost' })
      expect([set.strikes(), set.audio.src]).toEqual([1, ''])
      vi.advanceTimersByTime(MINUTE)
      expect(set.player.position().seconds).toBe(60)
    },
  )

  test('a sit that cannot be composed begins at its own place, not at that of the recording before it', () => {
    const set = composedSit()
    set.hear(300)
    set.composer.begin = ({ onFault }) => {
      onFault('composer')
      return { more: () => {}, isAsked: () => false }
    }
    set.begin({ sound: 'tanpura' })
    expect(set.player.position().seconds).toBe(0)
  })

  test('a sit that cannot be composed because it is too long goes by the clock, and waits for a press', () => {
    const { player, begin } = sitPlayer({ kind: 'whole' })
    begin({ minutes: 61 })
    expect(player.snapshot()).toMatchObject({ status: 'playing', byClock: 'too-long' })
    player.pause()
    expect(player.snapshot().status).toBe('paused')
  })

  test.each([5, 61])(
    'a sit that cannot be composed (%i minutes) does not begin by itself where another sounded',
    (minutes) => {
      const set = sitPlayer({ kind: 'whole' })
      set.player.load(SESSION, { autoplay: true })
      set.audio.receive(600)
      set.composer.warm = () => undefined
      set.player.load(recordingOf({ ...SETTINGS, minutes }))
      expect([set.player.snapshot().status, set.strikes()]).toEqual(['ready', 0])
      set.player.play()
      expect(set.player.position().seconds).toBe(0)
    },
  )

  test('a sit that cannot be composed while it waits does not begin by itself', () => {
    const { player, audio, worker, strikes } = composedSit()
    player.pause()
    audio.deliver()
    audio.fail(4)
    expect(player.snapshot()).toMatchObject({ status: 'ready', byClock: 'lost' })
    expect([strikes(), worker().isTerminated]).toEqual([0, true])
  })
})

test('a sit whose whole sound is not waited for begins by the clock', () => {
  const set = sitPlayer({ kind: 'whole' })
  set.begin()
  set.worker().reply(1215)
  expect(set.player.snapshot()).toMatchObject({ status: 'loading', percent: 0 })
  set.player.goByClock()
  expect(set.player.snapshot()).toMatchObject({ status: 'playing', byClock: 'asked' })
  expect([set.worker().isTerminated, set.strikes()]).toEqual([true, 1])
})

test('no other recording goes by the clock', () => {
  const { player, audio } = sitPlayer()
  player.goByClock()
  expect(player.snapshot().status).toBe('idle')
  player.load(SESSION, { autoplay: true })
  audio.receive(600)
  player.goByClock()
  expect(player.snapshot()).toMatchObject({ status: 'playing', byClock: null })
  audio.fail(2)
  expect(player.snapshot().status).toBe('failed')
})

const SESSION = {
  id: 'elsewhere',
  title: 'A session',
  description: '',
  audioUrl: 'https://music.example/yaman.mp3',
  raga: null,
  moodCategory: null,
  minutes: 10,
  dayNumber: null,
}

function sitPlayerBegun() {
  const set = sitPlayer()
  set.begin()
  return set
}
