import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sitNotice } from '~/features/session/sit/sit-words.ts'
import { FakeMediaSession } from '~tests/audio/fake-media-session.ts'
import { composedPage, composedSit, SETTINGS } from './composed-page.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 3, 19, 0) })
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Page = ReturnType<typeof composedPage>

const notice = ({ sit }: Page) => {
  const state = sit.snapshot()
  return state.status === 'none' ? null : sitNotice(state)
}
/** The sound plays on, while as much time passes. */
function hear({ audio }: Page, seconds: number) {
  vi.advanceTimersByTime(seconds * 1000)
  audio().advance(seconds)
}

test('a composed sit is one sound with its bells inside, and no timer is behind it', () => {
  const page = composedSit()
  const { sit, audio, worker, asked } = page
  expect(worker().orders[0]).toMatchObject({
    address: '/recordings/sit-1200.mp3?ground=rain&bells=5',
    from: 0,
  })
  expect([audio().src, audio().paused, audio().volume]).toEqual(['blob:1', false, 0.5])
  hear(page, 420)
  vi.advanceTimersByTime(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(sit.left().seconds).toBe(780)
  // The bell of the clock is only made ready.
  expect(asked).toEqual(['play'])
})

test('a composed sit takes its time from its sound alone', () => {
  const page = composedSit()
  vi.advanceTimersByTime(60 * MINUTE)
  page.sit.look()
  expect(page.sit.left().seconds).toBe(1200)
  hear(page, 1)
  expect(page.sit.left().seconds).toBe(1199)
})

test('a composed sit is over when its time is, and its last bell rings to the end', () => {
  const page = composedSit()
  const { sit, finished, audio, worker, asked } = page
  hear(page, 1199)
  expect(finished).toEqual([])
  hear(page, 1)
  expect(finished).toMatchObject([{ title: 'Rain sit', minutes: 20, endedAt: new Date() }])
  expect(sit.snapshot().status).toBe('none')
  expect([audio().paused, audio().src]).toEqual([false, 'blob:1'])
  audio().playToTheEnd()
  expect([audio().src, worker().isTerminated]).toEqual(['', true])
  expect(asked).toEqual(['play'])
  expect(finished).toHaveLength(1)
})

test('a composed sit that ended on a page that slept belongs to the moment it ended', () => {
  const page = composedSit()
  hear(page, 600)
  vi.setSystemTime(Date.now() + 5 * 60 * MINUTE)
  page.audio().playToTheEnd()
  expect(page.finished[0]?.endedAt).toEqual(new Date(2026, 2, 3, 19, 20))
  expect(page.audio().src).toBe('')
})

test('a composed sit that was dragged to its end is not recorded', () => {
  const page = composedSit()
  hear(page, 300)
  page.audio().currentTime = 1201
  page.audio().deliver()
  expect(page.sit.snapshot().status).toBe('none')
  expect(page.finished).toEqual([])
})

test('a composed sit pauses and continues where it was', () => {
  const page = composedSit()
  hear(page, 90)
  page.sit.pause()
  expect(page.audio().paused).toBe(true)
  vi.advanceTimersByTime(30 * MINUTE)
  page.sit.resume(null)
  expect(page.audio().paused).toBe(false)
  expect(page.sit.left().seconds).toBe(1110)
  expect(page.elements).toHaveLength(1)
})

test('a composed sit keeps the place where it is paused, on a page that was asleep before', () => {
  const page = composedSit()
  hear(page, 90)
  // The sound plays on, and no event tells the page.
  page.audio().currentTime = 150
  page.sit.pause()
  expect(page.sit.left().seconds).toBe(1050)
  expect(JSON.parse(sessionStorage.getItem('alap:sit-under-way') ?? '{}')).toMatchObject({
    sat: 150_000,
  })
})

test('a composed sit whose time is over when it is paused is done, and done once', () => {
  const page = composedSit()
  hear(page, 1190)
  page.audio().currentTime = 1202
  page.sit.pause()
  expect(page.finished).toHaveLength(1)
  expect(page.sit.snapshot().status).toBe('none')
  page.sit.pause()
  expect(page.finished).toHaveLength(1)
})

test('a composed sit that the system pauses is paused, and goes on when the system lets it', () => {
  const page = composedSit()
  hear(page, 90)
  page.audio().pause()
  page.audio().deliver()
  expect(page.sit.snapshot().status).toBe('paused')
  void page.audio().play()
  page.audio().deliver()
  expect(page.sit.snapshot().status).toBe('running')
})

test('a composed sit is there after a reload, and is composed from its place on', () => {
  const before = composedSit()
  hear(before, 360)
  window.dispatchEvent(new Event('pagehide'))
  const page = composedPage()
  const { sit, sources, audio, worker, finished } = page
  sit.open('asha')
  expect(sit.snapshot().status).toBe('paused')
  expect(sit.left().seconds).toBe(840)
  sit.resume(null)
  sources[0]?.open()
  audio().receive(1215)
  expect(audio().seeks.at(-1)).toBe(360)
  expect(worker().orders.at(-1)).toMatchObject({ from: 360 })
  hear(page, 840)
  expect(finished).toMatchObject([{ minutes: 20 }])
})

test('a composed sit that a phone ends unseen has lost a minute at most', () => {
  const before = composedSit()
  for (let second = 0; second < 400; second += 10) hear(before, 10)
  const { sit } = composedPage()
  sit.open('asha')
  expect(sit.left().seconds).toBeGreaterThanOrEqual(800)
  expect(sit.left().seconds).toBeLessThan(860)
})

test('a composed sit is paused and continued by the keys of the system', () => {
  const session = new FakeMediaSession()
  session.install()
  const page = composedSit()
  hear(page, 30)
  expect(session).toMatchObject({ metadata: { title: 'Rain sit' }, playbackState: 'playing' })
  session.press('pause')
  expect([page.audio().paused, session.playbackState]).toEqual([true, 'paused'])
  session.press('play')
  expect([page.audio().paused, session.playbackState]).toEqual([false, 'playing'])
  page.sit.giveUp()
  expect(session.metadata).toBeNull()
  session.uninstall()
})

test('a composed sit ended early closes with a bell, fades, and counts from four fifths on', () => {
  const page = composedSit()
  const { sit, finished, audio, asked } = page
  hear(page, 900)
  sit.finish()
  expect(finished).toEqual([])
  hear(page, 120)
  sit.finish()
  expect(finished).toMatchObject([{ minutes: 17 }])
  expect(asked).toEqual(['play', 'closing'])
  vi.advanceTimersByTime(2_500)
  expect(audio().volume).toBeCloseTo(0.35)
  vi.advanceTimersByTime(2_500)
  expect(audio().src).toBe('')
  expect(vi.getTimerCount()).toBe(0)
})

test('a composed sit that is given up, or followed by another, makes no sound', () => {
  const page = composedSit()
  page.sit.giveUp()
  expect(page.audio().src).toBe('')
  page.sit.begin('asha', SETTINGS, null)
  page.sources[1]?.open()
  page.audio().receive(1215)
  hear(page, 1200)
  expect(page.audio().src).not.toBe('')
  page.sit.begin('asha', SETTINGS, null)
  expect(page.elements.map(({ src }) => src)).toEqual(['', '', 'blob:3'])
})

describe('a composed sit that fails', () => {
  const GROUND = 'lay /recordings/rain.mp3'

  test('a composed sit that fails at its beginning opens with the bell of the clock', () => {
    const page = composedPage()
    page.sit.begin('asha', SETTINGS, null)
    expect(notice(page)).toBe('Preparing the sound…')
    page.worker().send({ run: 0, piece: 0, fault: 'encoder' })
    expect(page.asked).toEqual(['play', 'stop', GROUND, 'play', 'opening'])
    expect(notice(page)).toMatch(/could not be composed. It goes on by the clock.*locked phone/)
    vi.advanceTimersByTime(20 * MINUTE)
    expect(page.finished).toMatchObject([{ minutes: 20 }])
  })

  test('a composed sit that fails on its way keeps its time, and rings by the clock', () => {
    const page = composedSit()
    const { sit, audio, worker, asked, finished } = page
    hear(page, 42)
    page.sources[0]?.buffer.finish()
    audio().currentTime = 540
    audio().deliver()
    worker().send({ run: worker().orders.at(-1)?.run ?? -1, piece: 0, fault: 'composer' })
    expect(sit.left().seconds).toBe(660)
    expect(asked).toEqual(['play', 'stop', GROUND, 'play'])
    vi.advanceTimersByTime(MINUTE)
    expect(asked.at(-1)).toBe('interval')
    vi.advanceTimersByTime(10 * MINUTE)
    expect(asked.slice(-3)).toEqual(['interval', 'closing', 'fade'])
    expect(finished).toHaveLength(1)
  })

  test('a composed sit that fails without a word goes on by the clock after twenty seconds', () => {
    const page = composedPage()
    page.sit.begin('asha', SETTINGS, null)
    vi.advanceTimersByTime(19_000)
    expect(notice(page)).toBe('Preparing the sound…')
    vi.advanceTimersByTime(2_000)
    expect(notice(page)).toMatch(/^The sound of this sit could not be composed/)
    expect(page.asked.at(-1)).toBe('opening')
  })

  test('a composed sit that fails at once, where nothing may compose, begins by the clock', () => {
    const page = composedPage()
    page.composer.begin = ({ onFault }) => {
      onFault('composer')
      return { more: () => {}, isAsked: () => false }
    }
    page.sit.begin('asha', SETTINGS, null)
    expect(page.asked.slice(-3)).toEqual([GROUND, 'play', 'opening'])
    vi.advanceTimersByTime(MINUTE)
    expect(page.sit.left().seconds).toBe(1140)
  })
})

describe('a composed sit that must be whole first', () => {
  test('a composed sit says how much of it is there, and its time begins with its sound', () => {
    const page = composedPage({ kind: 'whole' })
    page.sit.begin('asha', { ...SETTINGS, minutes: 1, bells: 'none' }, null)
    page.worker().reply(75)
    vi.advanceTimersByTime(15_000)
    expect(notice(page)).toBe(
      'Composing the sit: 11 percent. Its first bell rings when all of it is there.',
    )
    expect(page.sit.left().seconds).toBe(60)
    while (page.audio().src === '') page.worker().reply(75)
    page.audio().receive(75)
    expect(notice(page)).toBe('')
    hear(page, 60)
    expect(page.finished).toHaveLength(1)
  })

  test('a composed sit need not be waited for', () => {
    const page = composedPage({ kind: 'whole' })
    page.sit.begin('asha', SETTINGS, null)
    page.worker().reply(1215)
    page.sit.goByClock()
    expect(page.worker().isTerminated).toBe(true)
    expect(page.asked.at(-1)).toBe('opening')
    expect(notice(page)).toBe(
      'On a locked phone a bell may wait until you look; the time stays right.',
    )
    vi.advanceTimersByTime(20 * MINUTE)
    expect(page.finished).toHaveLength(1)
  })
})
