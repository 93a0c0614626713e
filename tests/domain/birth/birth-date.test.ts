import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBirthDate } from '~/domain/birth/birth-date-time.ts'
import { faultOf } from '~tests/domain/birth/fault-of.ts'

const UNREADABLE = { fault: 'unreadable-date' }
const MONTHS =
  'January February March April May June July August September October November December'

describe('a date as it is typed', () => {
  test.each([
    ['1991-02-28', '1991-02-28'],
    [' 1991-2-8 ', '1991-02-08'],
    ['1991/02/28', '1991-02-28'],
    ['1991.2.28', '1991-02-28'],
    ['28/2/1991', '1991-02-28'],
    ['28-02-1991', '1991-02-28'],
    ['28.02.1991', '1991-02-28'],
    ['28 2  1991', '1991-02-28'],
    ['3/4/1991', '1991-04-03'],
    ['2/28/1991', '1991-02-28'],
    ['28 Feb 1991', '1991-02-28'],
    ['28th February, 1991', '1991-02-28'],
    ['Feb 28, 1991', '1991-02-28'],
    ['1 Sept 2000', '2000-09-01'],
    ['28Feb1991', '1991-02-28'],
    ['28021991', '1991-02-28'],
    ['19910228', '1991-02-28'],
    ['20021991', '1991-02-20'],
    ['29/2/1996', '1996-02-29'],
    ['1991–02–28', '1991-02-28'],
    ['1991‑02‑28', '1991-02-28'],
    ['28—2—1991', '1991-02-28'],
    ['28−2−1991', '1991-02-28'],
    ['२८/०२/१९९१', '1991-02-28'],
    ['२८ Feb १९९१', '1991-02-28'],
    ['２８／２／１９９１', '1991-02-28'],
    ['۲۸/۲/۱۹۹۱', '1991-02-28'],
    ['১৯৯১-০২-২৮', '1991-02-28'],
    ['28⁄2⁄1991', '1991-02-28'],
    ['28∕2∕1991', '1991-02-28'],
    ['28\u00a0February\u202f1991', '1991-02-28'],
    ['\u200e28/2/1991\u200b', '1991-02-28'],
    ['28. 2. 1991', '1991-02-28'],
    ['28. 2.1991', '1991-02-28'],
    ['28 / 2 / 1991', '1991-02-28'],
    ['28,2,1991', '1991-02-28'],
    ['28th of February 1991', '1991-02-28'],
    ['28ᵗʰ Feb 1991', '1991-02-28'],
    ['Thursday, 28 February 1991', '1991-02-28'],
    ['Thu 28 Feb 1991', '1991-02-28'],
    ['Sunday, February 28th, 1991', '1991-02-28'],
    ['1991年2月28日', '1991-02-28'],
    ['２８０２１９９１', '1991-02-28'],
  ])('the typed date %s is %s', (text, expected) => {
    expect(readBirthDate(text)).toBe(expected)
  })

  test.each([
    ['1997-02-29', { fault: 'no-day', day: 29, month: 2, year: '1997' }],
    ['29/2/1997', { fault: 'no-day', day: 29, month: 2, year: '1997' }],
    ['Feb 29 1997', { fault: 'no-day', day: 29, month: 2, year: '1997' }],
    ['31 April 1990', { fault: 'no-day', day: 31, month: 4, year: '1990' }],
    ['32/1/1990', { fault: 'no-day', day: 32, month: 1, year: '1990' }],
    ['31/4/2090', { fault: 'no-day', day: 31, month: 4, year: '2090' }],
    ['0000-00-00', { fault: 'no-year' }],
    ['00/00/0000', { fault: 'no-year' }],
    ['00000000', { fault: 'no-year' }],
    ['31 April 0000', { fault: 'no-year' }],
    ['1990-13-01', { fault: 'no-month', month: 13 }],
    ['1990-00-10', { fault: 'no-month', month: 0 }],
    ['99/99/9999', { fault: 'no-month', month: 99 }],
    ['1990-31-12', { fault: 'no-month', month: 31 }],
    ['1990-01-00', { fault: 'day-zero' }],
    ['0 January 1990', { fault: 'day-zero' }],
    ['28/2/91', { fault: 'short-year' }],
    ['28 Feb 91', { fault: 'short-year' }],
    ['२८/२/९१', { fault: 'short-year' }],
    ['28–2–91', { fault: 'short-year' }],
    ['28 Feb ’91', { fault: 'short-year' }],
    ['२९/२/१९९७', { fault: 'no-day', day: 29, month: 2, year: '1997' }],
    ['Thursday', UNREADABLE],
    ['28/2-1991', UNREADABLE],
    ['28 Fob 1991', UNREADABLE],
    ['28th of', UNREADABLE],
    ['1991', UNREADABLE],
    ['tomorrow', UNREADABLE],
  ])('the typed date %s is refused: %o', (text, fault) => {
    expect(faultOf(() => readBirthDate(text))).toEqual(fault)
  })

  test('a date as it is typed is never another day than was typed, in any notation', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(), ([year, month, day], which) => {
        const iso = isoOf(year, month, day)
        const writings = writingsOf(year, month, day)
        expect(readBirthDate(writings[which % writings.length] ?? '')).toBe(iso)
      }),
      { numRuns: 2000 },
    )
  })

  test('a date as it is typed has no number in it that was not typed', () => {
    const piece = fc.oneof(
      fc.nat(40).map(String),
      fc.integer({ min: 1700, max: 2200 }).map(String),
      fc.constantFrom('-', '/', '.', ' ', ',', 'Feb', 'march', 'x', '−'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const text = pieces.join('')
        const read = attempt(text)
        if (read === null) return
        const numbers = read.split('-').map(Number)
        const digits = text.replace(/\D/g, '')
        const [year, , day] = numbers
        expect(digits).toContain(String(year))
        expect(digits).toContain(String(day))
      }),
      { numRuns: 5000 },
    )
  })
})

const anyDay = fc
  .date({
    min: new Date('1800-01-01T00:00:00Z'),
    max: new Date('2100-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const)

function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function writingsOf(year: number, month: number, day: number): string[] {
  const name = MONTHS.split(' ')[month - 1] ?? ''
  const two = (value: number) => String(value).padStart(2, '0')
  return [
    isoOf(year, month, day),
    `${year}/${month}/${day}`,
    `${day}/${month}/${year}`,
    `${two(day)}.${two(month)}.${year}`,
    `${day}-${month}-${year}`,
    `${day} ${name} ${year}`,
    `${day} ${name.slice(0, 3).toUpperCase()} ${year}`,
    `${name} ${day}, ${year}`,
    `${two(day)}${two(month)}${year}`,
    `${year}${two(month)}${two(day)}`,
    ...(day > 12 ? [`${month}/${day}/${year}`] : []),
  ]
}

function attempt(text: string): string | null {
  try {
    return readBirthDate(text)
  } catch {
    return null
  }
}
