import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile, escapedText, foldedLine } from '~/domain/calendar/calendar-file.ts'
import { daysFromTo } from '~/domain/day/calendar-day.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { yearOfSunrises } from '~/domain/share/reminder-sunrise.ts'

const NOW = Date.UTC(2026, 2, 14, 6, 30, 5)
const FROM = localDay('2026-03-15')
const BENGALURU = { latitude: 12.97, longitude: 77.59 }

const unfolded = (text: string) => text.replaceAll('\r\n ', '')
const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
const octets = (text: string) => new TextEncoder().encode(text).length

/** The events of a file as pairs of name and value, their alarms apart. */
function read(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  const lines = unfolded(file).split('\r\n').slice(0, -1)
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-1)).toBe('END:VCALENDAR')
  const events: { event: Map<string, string>; alarm: Map<string, string> }[] = []
  const open: string[] = []
  for (const line of lines) {
    const colon = line.indexOf(':')
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)]
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({ event: new Map(), alarm: new Map() })
    } else if (name === 'END') expect(open.pop()).toBe(value)
    else if (open.at(-1) === 'VEVENT') events.at(-1)?.event.set(name, value)
    else if (open.at(-1) === 'VALARM') events.at(-1)?.alarm.set(name, value)
  }
  expect(open).toEqual([])
  return events
}

describe('a reminder at a daily hour', () => {
  const start = { day: FROM, time: '06:15' }
  const daily = {
    id: 'one@alap',
    start,
    isDaily: true,
    summary: 'Sit with Alap',
    description: 'Ten minutes; or two, as it is.',
    rings: true,
  }

  test('a reminder at a daily hour is one event, repeated every day by the local clock', () => {
    const [first, ...others] = read(calendarFile([daily], NOW))
    expect(others).toEqual([])
    expect(Object.fromEntries(first?.event ?? [])).toEqual({
      UID: 'one@alap',
      DTSTAMP: '20260314T063005Z',
      DTSTART: '20260315T061500',
      DURATION: 'PT10M',
      RRULE: 'FREQ=DAILY',
      SUMMARY: 'Sit with Alap',
      DESCRIPTION: 'Ten minutes\\; or two\\, as it is.',
      TRANSP: 'TRANSPARENT',
    })
    expect(first?.alarm.get('ACTION')).toBe('DISPLAY')
    expect(first?.alarm.get('TRIGGER')).toBe('PT0S')
  })

  test('a reminder at a daily hour keeps every line within 75 octets, each ended by CR and LF', () => {
    const file = calendarFile([{ ...daily, description: 'रोज़ का अभ्यास। '.repeat(20) }], NOW)
    expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})

describe('a reminder at sunrise', () => {
  const eventsOf = (sunrises: readonly number[]) =>
    sunrises.map((start, index) => ({
      id: `${index}@alap`,
      start,
      summary: 'Sit with Alap',
      description: '',
      rings: true,
    }))

  test('a reminder at sunrise is a year of single events, each at its own minute', () => {
    const events = read(calendarFile(eventsOf(yearOfSunrises(BENGALURU, FROM)), NOW))
    expect(events).toHaveLength(366)
    expect(new Set(events.map(({ event }) => event.get('UID'))).size).toBe(366)
    expect(events.some(({ event }) => event.has('RRULE'))).toBe(false)
    const begins = events.map(({ event }) => event.get('DTSTART') ?? '')
    const days = daysFromTo(FROM, localDay('2027-03-15'))
    expect(begins.map((at) => at.slice(0, 8))).toEqual(days.map((day) => day.replaceAll('-', '')))
    expect(new Set(begins.map((at) => at.slice(9))).size).toBeGreaterThan(30)
    // Almanacs have 06:28 in Bengaluru, half past five ahead of Greenwich.
    expect(events[0]?.event.get('DTSTART')).toMatch(/^20260315T005[789]00Z$/)
    expect(events[365]?.event.get('DTSTART')).toMatch(/^20270315T005[789]00Z$/)
  })

  test.each([
    ['east of the date line', { latitude: -36.85, longitude: 174.76 }],
    ['west of it', { latitude: 21.31, longitude: -157.86 }],
  ])('a reminder at sunrise comes once a day %s', (_, place) => {
    const sunrises = yearOfSunrises(place, FROM)
    expect(sunrises).toHaveLength(366)
    const hours = sunrises.slice(1).map((at, index) => (at - (sunrises[index] ?? 0)) / 3_600_000)
    expect(Math.min(...hours)).toBeGreaterThan(23.9)
    expect(Math.max(...hours)).toBeLessThan(24.1)
    const byTheSun = new Date((sunrises[0] ?? 0) + place.longitude * 240_000).toISOString()
    expect(byTheSun).toMatch(/^2026-03-15T0[56]/)
  })

  test('a reminder at sunrise leaves out the days without a sunrise, far in the north', () => {
    const days = yearOfSunrises({ latitude: 65.9, longitude: 25 }, FROM)
    expect(days.length).toBeGreaterThan(300)
    expect(days.length).toBeLessThan(366)
    expect(days.filter((at) => new Date(at).toISOString().startsWith('2026-06-21'))).toEqual([])
  })

  test('a reminder at sunrise is refused nearer the pole', () => {
    expect(() => yearOfSunrises({ latitude: 70, longitude: 25 }, FROM)).toThrow(RangeError)
  })
})

test('a whole day has a date without a time, and rings only if it is to', () => {
  const entry = { id: 'two@alap', start: { day: FROM }, summary: 'Ekadashi', description: '' }
  const events = read(
    calendarFile(
      [
        { ...entry, rings: false },
        { ...entry, rings: true },
      ],
      NOW,
    ),
  )
  for (const { event } of events) {
    expect(event.get('DTSTART;VALUE=DATE')).toBe('20260315')
    expect(event.get('DURATION')).toBe('P1D')
    expect(event.has('DTSTART')).toBe(false)
  }
  expect(events.map(({ alarm }) => alarm.get('DESCRIPTION'))).toEqual([undefined, 'Ekadashi'])
})

describe('text of any kind', () => {
  const signs = fc.constantFrom('\\', ';', ',', '\r', '\n', '\t', 'n', 'é')
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: signs, maxLength: 300 }),
  )

  test('text of any kind is read back from its escapes, control characters apart', () => {
    fc.assert(
      fc.property(text, (written) => {
        const escaped = escapedText(written)
        expect(escaped).not.toMatch(/[\r\n]/)
        expect(unescaped(escaped)).toBe(
          written.replace(/\r\n?/g, '\n').replace(/[^\n\t\P{Cc}]/gu, ''),
        )
      }),
    )
  })

  test('text of any kind is read back from its folds, none wider than 75 octets, no character cut', () => {
    fc.assert(
      fc.property(text.map(escapedText), (line) => {
        const folded = foldedLine(line)
        expect(unfolded(folded)).toBe(line)
        for (const piece of folded.split('\r\n')) expect(octets(piece)).toBeLessThanOrEqual(75)
        expect(new TextDecoder().decode(new TextEncoder().encode(folded))).toBe(folded)
      }),
    )
  })
})
