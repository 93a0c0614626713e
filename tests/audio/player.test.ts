import { describe, expect, test } from 'vitest'
import { createPlayer } from '~/audio/player.ts'
import { isRunning } from '~/audio/player-state.ts'
import { FakeAudio, track } from '~tests/audio/fake-audio.ts'

const yaman = track()
const desh = track({ id: 'desh-10', url: '/recordings/desh-10.mp3', raga: 'Desh' })

function newPlayer(setUp: Partial<FakeAudio> = {}) {
  const audio = Object.assign(new FakeAudio(), setUp)
  const player = createPlayer(audio.element)
  return { audio, player, status: () => player.snapshot().status }
}

function playing() {
  const set = newPlayer()
  set.player.load(yaman, { autoplay: true })
  set.audio.receive()
  return set
}

/** Lets promises that are already settled tell their news. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

describe('loading', () => {
  test('there is nothing before the first track', () => {
    const { player } = newPlayer()
    expect(player.snapshot()).toEqual({ status: 'idle', track: null, volume: 1, muted: false })
  })

  test('commands without a track do nothing', () => {
    const { player, audio, status } = newPlayer()
    player.play()
    player.toggle()
    player.seekTo(5)
    player.retry()
    player.clear()
    expect(status()).toBe('idle')
    expect(audio.plays + audio.loads + audio.seeks.length).toBe(0)
  })

  test('a track loads, then waits ready for the button', () => {
    const { player, audio } = newPlayer()
    player.load(yaman)
    expect(player.snapshot()).toMatchObject({ status: 'loading', starting: false, track: yaman })
    audio.receive()
    expect(player.snapshot().status).toBe('ready')
    expect(audio.plays).toBe(0)
  })

  test('a track asked to play by itself starts when the file has come', () => {
    const { player, audio } = newPlayer()
    player.load(yaman, { autoplay: true })
    expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true })
    audio.receive()
    expect(player.snapshot().status).toBe('playing')
  })

  test('play is called within the gesture, before any data has come', () => {
    const { player, audio } = newPlayer()
    player.load(yaman, { autoplay: true })
    expect(audio.plays).toBe(1)
    expect(audio.readyState).toBe(0)
  })

  test('a phone that saves data and fetches nothing still offers the button', () => {
    const { player, audio, status } = newPlayer()
    player.load(yaman)
    audio.suspend()
    expect(status()).toBe('ready')
  })

  test('a browser that wants a touch first leaves the track ready, not failed', async () => {
    const { player, audio, status } = newPlayer({ policy: 'NotAllowedError' })
    player.load(yaman, { autoplay: true })
    audio.receive()
    await settled()
    expect(status()).toBe('ready')
    audio.policy = 'allow'
    player.toggle()
    audio.deliver()
    expect(status()).toBe('playing')
  })

  test('play that is refused for any other reason has failed as unsupported', async () => {
    const { player } = newPlayer({ policy: 'NotSupportedError' })
    player.load(yaman, { autoplay: true })
    await settled()
    expect(player.snapshot()).toMatchObject({ status: 'failed', code: 'unsupported' })
  })

  test('pausing while it loads takes the wish to play back and is no fault', async () => {
    const { player, audio, status } = newPlayer()
    player.load(yaman, { autoplay: true })
    player.toggle()
    await settled()
    expect(player.snapshot()).toMatchObject({ status: 'loading', starting: false })
    audio.receive()
    expect(status()).toBe('ready')
  })

  test('loading the same url again does not start over, but takes the new title', () => {
    const { player, audio } = playing()
    audio.advance(30)
    player.load({ ...yaman, title: 'Renamed' })
    expect(audio.loads).toBe(1)
    expect(player.position().seconds).toBe(30)
    expect(player.snapshot()).toMatchObject({ status: 'playing', track: { title: 'Renamed' } })
  })

  test('loading the same url again with autoplay goes on playing', () => {
    const { player, audio, status } = playing()
    player.load(yaman, { autoplay: true })
    expect(audio.plays).toBe(1)
    player.pause()
    player.load({ ...yaman }, { autoplay: true })
    expect(status()).toBe('playing')
    expect(audio.loads).toBe(1)
  })

  test('another track takes the place of a playing one and waits', () => {
    const { player, audio } = playing()
    audio.advance(30)
    player.load(desh)
    expect(player.snapshot()).toMatchObject({ status: 'loading', starting: false, track: desh })
    expect(player.position()).toEqual({ seconds: 0, duration: null })
    expect(player.heardSeconds()).toBe(0)
  })

  test('a switch during loading does not let the first track speak', async () => {
    const { player, audio, status } = newPlayer()
    player.load(yaman, { autoplay: true })
    audio.policy = 'NotSupportedError'
    player.load(yaman)
    player.toggle()
    player.play()
    player.load(desh)
    await settled()
    audio.dispatchEvent(new Event('error'))
    audio.dispatchEvent(new Event('ended'))
    expect(status()).toBe('loading')
    audio.receive()
    expect(player.snapshot()).toMatchObject({ status: 'ready', track: desh })
  })

  test('clear takes everything away and stays quiet afterwards', () => {
    const { player, audio, status } = playing()
    audio.advance(30)
    player.clear()
    audio.deliver()
    expect(status()).toBe('idle')
    expect(audio.src).toBe('')
    expect(audio.paused).toBe(true)
    expect(player.position()).toEqual({ seconds: 0, duration: null })
    expect(player.heardSeconds()).toBe(0)
  })
})

describe('playing', () => {
  test('toggle pauses and plays on', () => {
    const { player, audio, status } = playing()
    player.toggle()
    expect(status()).toBe('paused')
    player.toggle()
    audio.deliver()
    expect(status()).toBe('playing')
  })

  test('a slow network is buffering until the data is back', () => {
    const { player, audio, status } = playing()
    audio.starve()
    expect(status()).toBe('buffering')
    expect(isRunning(player.snapshot())).toBe(true)
    audio.resume()
    expect(status()).toBe('playing')
  })

  test('a headset or another app that pauses the element is believed', () => {
    const { audio, status } = playing()
    audio.pause()
    audio.deliver()
    expect(status()).toBe('paused')
    void audio.play()
    audio.deliver()
    expect(status()).toBe('playing')
  })

  test('the end leaves the track not playing at position 0', () => {
    const { player, audio, status } = playing()
    audio.playToTheEnd()
    expect(status()).toBe('ended')
    expect(player.position()).toEqual({ seconds: 0, duration: 600 })
  })

  test('the end is told once a playing-through, with what was heard', () => {
    const { player, audio } = playing()
    const endings: unknown[] = []
    const stop = player.onEnded((ending) => endings.push(ending))
    audio.playToTheEnd()
    audio.dispatchEvent(new Event('ended'))
    expect(endings).toEqual([{ track: yaman, heardSeconds: 600 }])
    player.play()
    audio.deliver()
    audio.advance(60)
    player.seekTo(500)
    audio.playToTheEnd()
    expect(endings).toEqual([
      { track: yaman, heardSeconds: 600 },
      { track: yaman, heardSeconds: 160 },
    ])
    stop()
    player.play()
    audio.playToTheEnd()
    expect(endings).toHaveLength(2)
  })

  test('an element that corrects its duration at the end does not end twice', () => {
    const { player, audio, status } = playing()
    let endings = 0
    player.onEnded(() => {
      endings += 1
    })
    audio.playToTheEnd()
    Object.assign(audio, { ended: false, duration: 600.2 })
    audio.dispatchEvent(new Event('durationchange'))
    expect(status()).toBe('ended')
    audio.ended = true
    audio.dispatchEvent(new Event('ended'))
    expect(endings).toBe(1)
  })

  test('the listener to the end may clear the player or load the next track', () => {
    const { player, audio, status } = playing()
    player.onEnded(() => player.load(desh))
    audio.playToTheEnd()
    expect(status()).toBe('loading')
    expect(player.snapshot().track).toBe(desh)
  })

  test('playing again after the end starts over', () => {
    const { player, audio, status } = playing()
    audio.playToTheEnd()
    player.toggle()
    audio.deliver()
    expect(status()).toBe('playing')
    expect(player.position().seconds).toBe(0)
    audio.advance(5)
    expect(player.heardSeconds()).toBe(5)
  })
})

describe('failing', () => {
  test.each([
    { code: 2, message: '', expected: 'unreachable' },
    { code: 3, message: '', expected: 'unsupported' },
    { code: 4, message: '', expected: 'unreachable' },
    { code: 4, message: 'MEDIA_ELEMENT_ERROR: Format error', expected: 'unreachable' },
    { code: 4, message: '404: Not Found', expected: 'unreachable' },
    { code: 4, message: 'DEMUXER_ERROR_COULD_NOT_OPEN: open failed', expected: 'unsupported' },
    { code: 4, message: 'Failed to init decoder', expected: 'unsupported' },
  ])('media error $code "$message" is $expected', async ({ code, message, expected }) => {
    const { player, audio } = newPlayer()
    player.load(yaman, { autoplay: true })
    audio.fail(code, message)
    await settled()
    expect(player.snapshot()).toMatchObject({ status: 'failed', code: expected, track: yaman })
  })

  test.each(['retry', 'play', 'toggle'] as const)(
    '%s fetches again and goes on where it broke off, with what was heard',
    (command) => {
      const { player, audio, status } = playing()
      audio.advance(200)
      audio.fail(2)
      expect(player.position().seconds).toBe(200)
      player[command]()
      expect(player.snapshot()).toMatchObject({ status: 'loading', starting: true })
      audio.receive()
      audio.deliver()
      expect(status()).toBe('playing')
      expect(player.position().seconds).toBe(200)
      audio.advance(10)
      expect(player.heardSeconds()).toBe(210)
    },
  )

  test('loading the failed url again fetches it, without sound unless asked', () => {
    const { player, audio, status } = newPlayer()
    player.load(yaman)
    audio.fail(4)
    player.load(yaman)
    expect(audio.loads).toBe(2)
    audio.receive()
    expect(status()).toBe('ready')
  })

  test('retry is for failures alone', () => {
    const { player, audio } = playing()
    player.retry()
    expect(audio.loads).toBe(1)
  })
})

describe('seeking', () => {
  test.each([
    { asked: 100, reached: 100 },
    { asked: -5, reached: 0 },
    { asked: 600, reached: 599.75 },
    { asked: 1e9, reached: 599.75 },
  ])('$asked s lands at $reached s of 600', ({ asked, reached }) => {
    const { player } = playing()
    player.seekTo(asked)
    expect(player.position().seconds).toBe(reached)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%s is not a place to go', (asked) => {
    const { player, audio } = playing()
    player.seekTo(asked)
    expect(audio.seeks).toEqual([])
  })

  test('skips go on from each other, also before the file has come', () => {
    const { player, audio } = newPlayer()
    player.load(yaman)
    player.skip(10)
    player.skip(10)
    player.skip(-5)
    expect(player.position().seconds).toBe(15)
    expect(audio.seeks).toEqual([])
    audio.receive()
    expect(audio.seeks).toEqual([15])
    expect(player.position()).toEqual({ seconds: 15, duration: 600 })
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0])(
    'a duration of %s is unknown',
    (duration) => {
      const { player, audio } = newPlayer()
      player.load(yaman)
      audio.receive(duration)
      expect(player.position().duration).toBeNull()
      player.seekTo(42)
      expect(audio.currentTime).toBe(42)
    },
  )

  test('a skip counts from where the sound is, not from the last tick', () => {
    const { player, audio } = playing()
    Object.defineProperty(audio, 'currentTime', { value: 0.9, writable: true })
    player.skip(10)
    expect(audio.currentTime).toBe(10.9)
  })

  test('a recording shorter than the margin can be sought too', () => {
    const { player, audio } = newPlayer()
    player.load(yaman)
    audio.receive(0.1)
    player.seekTo(5)
    expect(audio.currentTime).toBe(0)
  })

  test('seeking while paused or ended stays silent at the new place', () => {
    const { player, audio, status } = playing()
    player.pause()
    player.seekTo(300)
    expect(status()).toBe('paused')
    player.play()
    audio.playToTheEnd()
    player.skip(10)
    expect(status()).toBe('paused')
    expect(player.position().seconds).toBe(10)
  })
})

describe('hearing', () => {
  test('seeks, pauses and waiting are not heard', () => {
    const { player, audio } = playing()
    audio.advance(20)
    player.seekTo(300)
    audio.deliver()
    audio.advance(5)
    player.pause()
    audio.deliver()
    player.skip(-10)
    audio.deliver()
    player.play()
    audio.starve()
    audio.resume()
    expect(player.heardSeconds()).toBe(25)
  })

  test('a seek that nobody commanded is not heard either', () => {
    const { player, audio } = playing()
    audio.advance(20)
    audio.currentTime = 400
    audio.dispatchEvent(new Event('timeupdate'))
    audio.deliver()
    audio.advance(1)
    expect(player.heardSeconds()).toBe(21)
  })

  test('a seek that is over before its event comes is not heard', () => {
    const { player, audio } = playing()
    audio.advance(20)
    audio.currentTime = 400
    audio.seeking = false
    audio.dispatchEvent(new Event('seeking'))
    audio.advance(1)
    expect(player.heardSeconds()).toBe(21)
  })

  test('a hidden tab that looks once in five minutes has heard five minutes', () => {
    const { player, audio } = playing()
    audio.advance(300)
    expect(player.heardSeconds()).toBe(300)
  })

  test('what sounded just before a seek or a pause counts without a tick', () => {
    const { player, audio } = playing()
    Object.defineProperty(audio, 'currentTime', { value: 0.2, writable: true })
    player.seekTo(100)
    expect(player.heardSeconds()).toBeCloseTo(0.2)
  })
})

describe('telling', () => {
  test('a tick reaches the listeners of the position alone', () => {
    const { player, audio } = playing()
    let states = 0
    const seen: number[] = []
    player.subscribe(() => {
      states += 1
    })
    player.subscribePosition(({ seconds }) => seen.push(seconds))
    const before = player.snapshot()
    audio.advance(0.25)
    audio.dispatchEvent(new Event('timeupdate'))
    audio.advance(0.25)
    expect(seen).toEqual([0.25, 0.5])
    expect(states).toBe(0)
    expect(player.snapshot()).toBe(before)
  })

  test('who stopped listening hears no more', () => {
    const { player, audio } = playing()
    const seen: number[] = []
    const stop = player.subscribePosition(({ seconds }) => seen.push(seconds))
    stop()
    audio.advance(1)
    expect(seen).toEqual([])
  })
})
