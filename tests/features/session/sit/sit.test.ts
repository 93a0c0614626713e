import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { steadyTime } from '~/domain/sit/sit-clock.ts'
import { Sit } from '~/features/session/sit/sit.ts'
import type { SitSettings } from '~/features/session/sit/sit-settings.ts'
import type { FinishedSit } from '~/features/session/sit/sit-under-way.ts'
import { playing } from '~tests/audio/player-over-fake.ts'
import { silentSound } from './silent-sound.ts'

const MINUTE = 60_000
const SETTINGS: SitSettings = { minutes: 20, bells: 5, sound: 'silence', tuning: 'c' }
const STILLNESS = 'lay /recordings/stillness.mp3'
const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 3, 19, 0) })
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page with its sit; a second one in the same tab is what a reload makes. */
function newPage() {
  const sound = silentSound()
  const finished: FinishedSit[] = []
  const sit = new Sit({
    sound: sound.listen,
    track: () => null,
    now: steadyTime(
      () => performance.now(),
      () => Date.now(),
    ),
    newId: () => ID,
    onFinished: (done) => finished.push(done),
  })
  return { sit, finished, ...sound, bells: () => sound.asked.filter((what) => BELLS.has(what)) }
}
const BELLS = new Set(['opening', 'interval', 'closing'])

function sitting(settings: Partial<SitSettings> = {}) {
  const page = newPage()
  page.sit.begin('asha', { ...SETTINGS, ...settings }, null)
  return page
}

/** The device sleeps: no timer comes, and its monotonic clock may stand still. */
function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms)
}

test('a sit is dropped for a person who leaves nothing on the device, and for no one else', () => {
  const { sit } = sitting()
  sit.leave()
  sit.dropOf('ravi')
  expect(sit.snapshot().status).toBe('paused')
  sit.dropOf('asha')
  expect(sit.snapshot()).toEqual({ status: 'none' })
  sit.open('asha')
  expect(sit.snapshot()).toEqual({ status: 'none' })
  expect(sessionStorage.length).toBe(0)
})

test('a sit opens with a bell, rings its own in time, and closes with one', () => {
  const { sit, bells, finished } = sitting()
  expect(bells()).toEqual(['opening'])
  vi.advanceTimersByTime(5 * MINUTE)
  expect(bells()).toEqual(['opening', 'interval'])
  vi.advanceTimersByTime(15 * MINUTE)
  expect(bells()).toEqual(['opening', 'interval', 'interval', 'interval', 'closing'])
  expect(finished).toEqual([
    {
      id: ID,
      title: 'Silent sit',
      minutes: 20,
      began: localMomentAt(new Date(Date.now() - 20 * MINUTE)),
      endedAt: new Date(),
    },
  ])
  expect(sit.snapshot()).toEqual({ status: 'none' })
  vi.advanceTimersByTime(60 * MINUTE)
  expect(finished).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a sit shows the seconds that are left, each once', () => {
  const { sit } = sitting()
  const shown: number[] = []
  sit.subscribeLeft(({ seconds }) => shown.push(seconds))
  expect(sit.left().seconds).toBe(1200)
  vi.advanceTimersByTime(3_000)
  expect(shown).toEqual([1199, 1198, 1197])
})

test('a sit does not count its pauses', () => {
  const { sit, finished, asked } = sitting({ bells: 'none' })
  vi.advanceTimersByTime(10 * MINUTE)
  sit.pause()
  vi.advanceTimersByTime(30 * MINUTE)
  expect(sit.left().seconds).toBe(600)
  sit.resume(null)
  vi.advanceTimersByTime(9 * MINUTE)
  expect(finished).toEqual([])
  vi.advanceTimersByTime(MINUTE)
  expect(finished).toHaveLength(1)
  expect(asked).toEqual([STILLNESS, 'play', 'opening', 'pause', 'play', 'closing', 'fade'])
})

test('a sit continues through the sleep of the device, and belongs to the moment it ended', () => {
  const { finished, bells } = sitting()
  vi.advanceTimersByTime(7 * MINUTE)
  sleep(5 * 60 * MINUTE)
  vi.advanceTimersByTime(1_000)
  expect(bells()).toEqual(['opening', 'interval', 'closing'])
  expect(finished[0]?.endedAt.getTime()).toBe(new Date(2026, 2, 3, 19, 20).getTime())
})

test('a sit is updated when the page is seen again and when its sound continues', () => {
  const { sit, finished } = sitting()
  sleep(21 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(finished).toHaveLength(1)
  expect(sit.snapshot().status).toBe('none')
})

test('a sit pauses what the player plays', () => {
  const { player } = playing()
  const { sit } = newPage()
  sit.begin('asha', SETTINGS, player)
  expect(player.snapshot().status).toBe('paused')
})

test('a sit with a tanpura that does not come continues in silence and reports it', () => {
  const { sit, lose, asked } = sitting({ sound: 'tanpura' })
  lose()
  lose()
  expect(sit.snapshot()).toMatchObject({ status: 'running', isSoundLost: true })
  expect(asked).toEqual(['lay /recordings/tanpura-c.mp3', 'play', 'opening', STILLNESS, 'play'])
})

test('a sit ended early counts from four fifths on, with the minutes sat', () => {
  const { sit, finished, bells } = sitting({ bells: 'none', sound: 'tanpura' })
  vi.advanceTimersByTime(15 * MINUTE)
  expect(sit.mayFinish()).toBe(false)
  sit.finish()
  expect(finished).toEqual([])
  vi.advanceTimersByTime(2 * MINUTE)
  sit.finish()
  sit.finish()
  expect(finished.map(({ title, minutes }) => [title, minutes])).toEqual([['Tanpura sit', 17]])
  expect(bells()).toEqual(['opening', 'closing'])
})

test('a sit ended early and given up leaves nothing stored', () => {
  const { sit, finished, asked } = sitting()
  vi.advanceTimersByTime(19 * MINUTE)
  sit.giveUp()
  vi.advanceTimersByTime(5 * MINUTE)
  expect(finished).toEqual([])
  expect(asked.at(-1)).toBe('stop')
  expect(sessionStorage).toHaveLength(0)
})

describe('leaving a sit', () => {
  test('leaving a sit makes it wait, and opening it again finds it unchanged', () => {
    const { sit } = sitting()
    vi.advanceTimersByTime(3 * MINUTE)
    expect(sit.leave()).toBe(true)
    expect(sit.leave()).toBe(false)
    vi.advanceTimersByTime(MINUTE)
    sit.open('asha')
    expect(sit.snapshot().status).toBe('paused')
    expect(sit.left().seconds).toBe(17 * 60)
  })

  test('leaving a sit by a reload keeps it too', () => {
    sitting({ sound: 'tanpura' })
    vi.advanceTimersByTime(6 * MINUTE)
    window.dispatchEvent(new Event('pagehide'))
    const { sit, asked, finished, bells } = newPage()
    sit.open('asha')
    expect(sit.snapshot()).toMatchObject({ status: 'paused', isSoundLost: false })
    expect(sit.left().seconds).toBe(14 * 60)
    sit.resume(null)
    expect(asked).toEqual(['lay /recordings/tanpura-c.mp3', 'play'])
    vi.advanceTimersByTime(14 * MINUTE)
    expect(bells()).toEqual(['interval', 'interval', 'closing'])
    expect(finished).toMatchObject([{ id: ID, minutes: 20 }])
    const after = newPage()
    after.sit.open('asha')
    expect(after.sit.snapshot().status).toBe('none')
  })

  test('leaving a sit by a page that a phone ends keeps it as it was last seen', () => {
    sitting()
    vi.advanceTimersByTime(8 * MINUTE)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    const { sit } = newPage()
    sit.open('asha')
    expect(sit.left().seconds).toBe(12 * 60)
  })

  test('leaving a sit keeps it for this person and this day alone', () => {
    const { sit } = sitting()
    sit.leave()
    const { sit: others } = newPage()
    others.open('ravi')
    expect(others.snapshot().status).toBe('none')
    vi.advanceTimersByTime(13 * 60 * MINUTE)
    const { sit: later } = newPage()
    later.open('asha')
    expect(later.snapshot().status).toBe('none')
    sit.open('ravi')
    expect(sit.snapshot().status).toBe('none')
  })

  test.each([
    '',
    '{',
    '7',
    '{"uid":"asha"}',
    '{"uid":"asha","id":"x","settings":{},"sat":-1,"at":0}',
  ])('the stored sit %j is ignored', (text) => {
    sessionStorage.setItem('alap:sit-under-way', text)
    const { sit } = newPage()
    sit.open('asha')
    expect(sit.snapshot().status).toBe('none')
  })
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
    const { finished } = sitting()
    vi.advanceTimersByTime(20 * MINUTE)
    expect(finished[0]?.began).toEqual({ day, minute, at: new Date(instant).toISOString() })
  })

  test('the day of a sit is that of the place where it began, though the person crosses the date line', () => {
    moveTo('Pacific/Auckland')
    const began = new Date('2026-06-10T20:00:00Z')
    vi.setSystemTime(began)
    const { finished } = sitting()
    moveTo('Pacific/Honolulu')
    vi.advanceTimersByTime(20 * MINUTE)
    expect(finished[0]?.began).toEqual({ day: '2026-06-11', minute: 480, at: began.toISOString() })
  })

  test('the day of a sit is the same after a reload past midnight', () => {
    vi.setSystemTime(new Date(2026, 2, 14, 23, 50))
    const first = sitting()
    vi.advanceTimersByTime(5 * MINUTE)
    first.sit.leave()
    vi.setSystemTime(new Date(2026, 2, 15, 0, 5))
    const { sit, finished } = newPage()
    sit.open('asha')
    sit.resume(null)
    vi.advanceTimersByTime(15 * MINUTE)
    expect(finished[0]?.began).toMatchObject({ day: '2026-03-14', minute: 1430 })
  })
})
