import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { recordingOf, type SitSettings } from '~/features/session/sit/sit-settings.ts'
import { waitingSit } from '~/listening/resume/going-on.ts'
import { ResumePositions } from '~/listening/resume/resume-positions.ts'
import { createResumed } from '~/listening/resume/resumed-recording.ts'
import type { EndedSession } from '~/listening/session-log/completed-session.ts'
import { SessionLog } from '~/listening/session-log/session-log.ts'
import type { Heard } from '~/queries/listening/recently-heard.ts'
import { recording } from '~tests/audio/fake-audio.ts'
import {
  composedSit,
  MINUTE,
  SETTINGS,
  sitByClock,
  sitPlayer,
} from '~tests/audio/sit/sit-player.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 3, 19, 0) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that records sits and keeps their places; a second one with its shelf is a reload. */
function newPage(shelf: Map<string, Heard> = new Map()) {
  const set = sitPlayer()
  const done: EndedSession[] = []
  const unheard: string[] = []
  let ids = 0
  const log = new SessionLog(() => `sit-${++ids}`)
  log.storeWith(async (session) => {
    done.push(session)
  })
  log.onUnheard(({ title }) => unheard.push(title))
  log.follow(set.player)
  const places = new ResumePositions(() => new Date(), createResumed())
  places.follow(set.player, {
    find: (address) => shelf.get(address),
    put: (heard) => shelf.set(heard.recording.audioUrl, heard),
    underWay: log.underWay,
    takeUp: log.takeUp,
    isFinished: log.isOver,
  })
  return { ...set, set, log, done, unheard, shelf, places }
}

function sitting(way: 'composed' | 'by the clock', settings: Partial<SitSettings> = {}) {
  const page = newPage()
  if (way === 'composed') composedSit(settings, page.set)
  else sitByClock(settings, page.set)
  const pass = (seconds: number) =>
    way === 'composed' ? page.hear(seconds) : vi.advanceTimersByTime(seconds * 1000)
  return { ...page, pass }
}

const waiting = ({ shelf }: { shelf: Map<string, Heard> }) =>
  waitingSit([...shelf.values()], new Date())

describe.each(['composed', 'by the clock'] as const)('%s', (way) => {
  test('a sit is over when its time is, is recorded once, and its last bell rings to the end', () => {
    const page = sitting(way)
    page.pass(1199)
    expect(page.done).toEqual([])
    page.pass(1)
    const began = localMomentAt(new Date(Date.now() - 20 * MINUTE))
    expect(page.done).toMatchObject([
      { title: 'Rain sit', minutes: 20, mood: null, began, endedAt: new Date() },
    ])
    expect(page.player.snapshot().status).toBe('playing')
    page.log.dismiss()
    page.pass(14)
    if (way === 'composed') page.audio.playToTheEnd()
    else page.pass(1)
    expect(page.player.snapshot().status).toBe('idle')
    expect([page.done.length, waiting(page)]).toEqual([1, null])
  })

  test('a sit pauses and continues where it was', () => {
    const page = sitting(way)
    page.pass(90)
    page.player.pause()
    vi.advanceTimersByTime(30 * MINUTE)
    expect(page.player.position().seconds).toBe(90)
    page.player.play()
    page.pass(1109)
    expect(page.done).toEqual([])
    page.pass(1)
    expect(page.done).toMatchObject([{ minutes: 20 }])
  })

  test('a sit that was dragged to its end is not recorded', () => {
    const page = sitting(way)
    page.pass(300)
    page.player.seekTo(1201)
    page.audio.deliver()
    page.pass(1)
    expect([page.done, page.unheard]).toEqual([[], ['Rain sit']])
    expect(waiting(page)).toBeNull()
  })

  test('a sit ended early closes with its last bell, and counts from four fifths on', () => {
    const page = sitting(way)
    page.pass(900)
    page.log.finish()
    expect(page.done).toEqual([])
    page.pass(120)
    page.player.pause()
    page.log.finish()
    expect(page.done).toMatchObject([{ minutes: 17 }])
    page.audio.deliver()
    expect(page.player.position().seconds).toBe(1200)
    expect(page.player.snapshot().status).toBe('playing')
    page.log.finish()
    page.pass(14)
    expect(page.done).toHaveLength(1)
  })

  test('a sit that is given up leaves nothing to go on with, and the next one begins anew', () => {
    const page = sitting(way)
    page.pass(600)
    page.log.giveUp()
    expect([page.player.snapshot().status, waiting(page)]).toEqual(['idle', null])
    page.begin()
    expect(page.player.position().seconds).toBe(0)
    page.player.goByClock()
    vi.advanceTimersByTime(20 * MINUTE)
    expect(page.done).toHaveLength(1)
  })

  test('a sit with the settings of one whose bell still rings is another one', () => {
    const page = sitting(way)
    page.pass(1203)
    page.player.clear()
    page.begin()
    page.player.goByClock()
    expect(page.player.position().seconds).toBe(0)
    vi.advanceTimersByTime(20 * MINUTE)
    expect(page.done.map(({ id }) => id)).toEqual(['sit-1', 'sit-2'])
  })

  test('a sit is there after a reload, waits, and goes on from its place to its end', () => {
    vi.setSystemTime(new Date(2026, 2, 14, 23, 50))
    const before = sitting(way)
    for (let seconds = 0; seconds < 360; seconds += 10) before.pass(10)
    const page = newPage(before.shelf)
    vi.setSystemTime(new Date(2026, 2, 15, 0, 5))
    const sit = waiting(page)
    expect(sit).toEqual(recordingOf(SETTINGS))
    if (sit) page.player.load(sit)
    vi.advanceTimersByTime(5_000)
    expect(page.player.position().seconds).toBe(360)
    page.player.play()
    if (way === 'composed') {
      page.sources[0]?.open()
      page.audio.receive(1215)
      page.audio.deliver()
      expect(page.worker().orders.at(-1)).toMatchObject({ from: 360 })
      page.hear(840)
    } else {
      page.player.goByClock()
      vi.advanceTimersByTime(14 * MINUTE)
    }
    expect(page.done).toMatchObject([{ minutes: 20, began: { day: '2026-03-14', minute: 1430 } }])
    expect(waiting(page)).toBeNull()
  })

  test('a sit that gives way to another recording while it sounds waits where it was', () => {
    const page = sitting(way)
    page.pass(301)
    page.pass(1)
    page.player.load(recording(), { autoplay: true })
    expect(waiting(page)).toEqual(recordingOf(SETTINGS))
    const sit = waiting(page)
    if (sit) page.player.load(sit)
    expect(page.player.position().seconds).toBe(302)
    expect(page.player.heardSeconds()).toBe(302)
  })

  test('a sit waits for half a day, at any of its seconds', () => {
    const page = sitting(way)
    page.pass(7)
    page.player.pause()
    expect(waiting(page)).toEqual(recordingOf(SETTINGS))
    page.player.play()
    page.pass(1190)
    page.player.pause()
    vi.advanceTimersByTime(11 * 60 * MINUTE)
    const later = newPage(page.shelf)
    const sit = waiting(later)
    if (sit) later.player.load(sit)
    expect(later.player.position().seconds).toBe(1197)
    vi.advanceTimersByTime(2 * 60 * MINUTE)
    expect(waiting(page)).toBeNull()
    const next = newPage(page.shelf)
    next.begin()
    expect(next.player.position().seconds).toBe(0)
  })
})

test('a composed sit takes its time from its sound alone', () => {
  const page = sitting('composed')
  vi.advanceTimersByTime(60 * MINUTE)
  expect(page.player.position().seconds).toBe(0)
  page.hear(1)
  expect(page.player.position().seconds).toBe(1)
  // The bell of the clock is only made ready.
  expect([page.strikes(), page.bell()?.muted]).toEqual([0, true])
})

test('a composed sit has no timer behind it', () => {
  const page = sitting('composed')
  page.hear(420)
  vi.advanceTimersByTime(1)
  // But for the one that misses a piece of the sound which does not come.
  page.worker().reply(1215)
  expect(vi.getTimerCount()).toBe(0)
})

test('a composed sit whose time is over when it is paused is done, and done once', () => {
  const page = sitting('composed')
  page.hear(1190)
  // The sound plays on, and no event tells the page.
  page.audio.currentTime = 1202
  page.audio.seeking = false
  page.player.pause()
  expect(page.done).toHaveLength(1)
  page.player.pause()
  page.audio.deliver()
  expect(page.done).toHaveLength(1)
})

test('a composed sit that ended on a page that slept is recorded', () => {
  const page = sitting('composed')
  page.hear(600)
  page.audio.playToTheEnd()
  expect(page.done).toMatchObject([{ minutes: 20 }])
  expect(page.player.snapshot().status).toBe('idle')
})

test('a sit by the clock that ended while the device slept is recorded', () => {
  const page = sitting('by the clock')
  vi.advanceTimersByTime(7 * MINUTE)
  vi.setSystemTime(Date.now() + 300 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(page.done).toMatchObject([{ minutes: 20 }])
  expect(page.player.snapshot().status).toBe('idle')
})

describe('the day of a sit', () => {
  const HOME = process.env.TZ
  const moveTo = (zone: string) => {
    process.env.TZ = zone
  }
  afterEach(() => {
    if (HOME === undefined) Reflect.deleteProperty(process.env, 'TZ')
    else process.env.TZ = HOME
  })

  test.each([
    ['across midnight', 'Asia/Kolkata', '2026-03-14T23:50:00+05:30', '2026-03-14', 1430],
    [
      'in a night without a midnight',
      'America/Santiago',
      '2026-09-06T03:50:00Z',
      '2026-09-05',
      1430,
    ],
    ['in an hour that comes twice', 'America/Santiago', '2026-04-05T02:50:00Z', '2026-04-04', 1430],
  ])('the day of a sit is the one on which it began: %s', (_name, zone, instant, day, minute) => {
    moveTo(zone)
    vi.setSystemTime(new Date(instant))
    const { done } = sitting('by the clock')
    vi.advanceTimersByTime(20 * MINUTE)
    expect(done[0]?.began).toEqual({ day, minute, at: new Date(instant).toISOString() })
  })

  test('the day of a sit is that of the place where it began, though the person crosses the date line', () => {
    moveTo('Pacific/Auckland')
    const began = new Date('2026-06-10T20:00:00Z')
    vi.setSystemTime(began)
    const { done } = sitting('by the clock')
    moveTo('Pacific/Honolulu')
    vi.advanceTimersByTime(20 * MINUTE)
    expect(done[0]?.began).toEqual({ day: '2026-06-11', minute: 480, at: began.toISOString() })
  })
})
