import { afterEach, expect, test, vi } from 'vitest'
import { ownEnglish, ownWeekStart } from '~/lib/words/own-english.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const AFTERNOON = Date.UTC(2026, 10, 27, 14, 5)

/** A date and a time as somebody with these languages reads them. */
function told(languages: readonly string[]) {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(ownEnglish(languages), format).format(AFTERNOON)
}

test('dates are written in the first English the person asks for', () => {
  expect(ownEnglish(['hi', 'en-IN', 'en'])).toBe('en-IN')
  expect(ownEnglish(['de', 'en-us'])).toBe('en-US')
  expect(ownWeekStart(['en-US'])).toBe(0)
  expect(ownWeekStart(['en-GB', 'de'])).toBe(0)
})

test.each([
  [['de-DE', 'de'], '27 November 2026 at 14:05', 1],
  [['hi-IN'], '27 November 2026 at 2:05 pm', 0],
  [['hi'], '27 November 2026 at 2:05 pm', 0],
  [['ar-EG'], '27 November 2026 at 2:05 pm', 6],
  [['ar-SA'], '27 November 2026 at 2:05 pm', 0],
  [['fr'], '27 November 2026 at 14:05', 1],
  [['ja-JP'], '27 November 2026 at 14:05', 0],
])(
  'without an English, %j has British dates, and the clock and the week of its region',
  (languages, words, first) => {
    expect(told(languages)).toBe(words)
    expect(ownWeekStart(languages)).toBe(first)
  },
)

test.each([
  [['en-US@posix'], 'en-US'],
  [['en-US.UTF-8'], 'en-US'],
  [['en_IN.UTF-8', 'en'], 'en-IN'],
  [['C', 'en-AU'], 'en-AU'],
  [['de_DE@euro'], 'en-GB-u-hc-h23'],
  [['C'], 'en-GB'],
  [[''], 'en-GB'],
  [['en-'], 'en-GB'],
  [['*'], 'en-GB'],
  [[], 'en-GB'],
])('a browser whose languages are %j writes dates in %s', (languages, locale) => {
  expect(ownEnglish(languages)).toBe(locale)
  expect(told(languages)).toContain('2026')
})

test.each([
  ['no list and no language', {}],
  ['an empty language', { language: '' }],
  ['an empty list', { languages: [] }],
])('a browser with %s writes dates in British English', (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(ownEnglish()).toBe('en-GB')
  expect(ownWeekStart()).toBe(0)
})

test('a browser with one language alone is asked for that', () => {
  vi.stubGlobal('navigator', { language: 'en-IN' })
  expect(ownEnglish()).toBe('en-IN')
})

test.each([
  ['a method', 'de-AT', { getWeekInfo: () => ({ firstDay: 1 }) }, 1],
  ['a field', 'de-CH', { weekInfo: { firstDay: 6 } }, 6],
  ['neither', 'de-LI', {}, 0],
])('the week of a region is found by %s of the browser', (_, language, info, first) => {
  class Locale {
    constructor(tag: string) {
      Object.assign(this, { toString: () => tag }, info)
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Intl.DateTimeFormat, Locale })
  expect(ownWeekStart([language])).toBe(first)
})
