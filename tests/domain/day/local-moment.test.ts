import { afterEach, expect, test, vi } from 'vitest'
import { deviceZone, localMomentAt } from '~/domain/day/local-moment.ts'

const HOME = process.env.TZ

afterEach(() => {
  vi.restoreAllMocks()
  if (HOME === undefined) Reflect.deleteProperty(process.env, 'TZ')
  else process.env.TZ = HOME
})

const momentIn = (zone: string, instant: string) => {
  process.env.TZ = zone
  const { day, minute, at } = localMomentAt(new Date(instant))
  expect(at).toBe(new Date(instant).toISOString())
  return `${day} ${minute}`
}

test.each([
  ['ten minutes before midnight', 'Asia/Kolkata', '2026-03-14T23:50:00+05:30', '2026-03-14 1430'],
  ['five minutes after it', 'Asia/Kolkata', '2026-03-15T00:05:00+05:30', '2026-03-15 5'],
  ['west of the date line', 'Pacific/Auckland', '2026-06-10T10:00:00Z', '2026-06-10 1320'],
  ['east of it at the same instant', 'Pacific/Honolulu', '2026-06-10T10:00:00Z', '2026-06-10 0'],
  ['east of it an hour before', 'Pacific/Honolulu', '2026-06-10T09:00:00Z', '2026-06-09 1380'],
  ['before a night has no midnight', 'America/Santiago', '2026-09-06T03:59:00Z', '2026-09-05 1439'],
  ['after a night had no midnight', 'America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06 60'],
  [
    'the first of an hour that is twice',
    'America/Santiago',
    '2026-04-05T02:30:00Z',
    '2026-04-04 1410',
  ],
  ['the second of it', 'America/Santiago', '2026-04-05T03:30:00Z', '2026-04-04 1410'],
  ['in a zone of quarter hours', 'Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02 0'],
])(
  'the local moment is the day and minute of the wall clock: %s (%s, %s)',
  (_name, zone, instant, expected) => {
    expect(momentIn(zone, instant)).toBe(expected)
  },
)

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Etc/Unknown', 'UTC'],
  ['Foo/Bar', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('a device whose zone is %s has the clocks of %s', (timeZone, zone) => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  Reflect.set(options, 'timeZone', timeZone)
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  expect(deviceZone()).toBe(zone)
})
