import { describe, expect, test } from 'vitest'
import type { Wishes } from '~/domain/panchang/observance-wishes.ts'
import { karanaName, YOGAS } from '~/jyotish/almanac/angles/angle-names.ts'
import { MONTHS } from '~/jyotish/almanac/month/lunar-month.ts'
import { choghadiyasOf, horasOf } from '~/jyotish/almanac/parts/horas.ts'
import { kaalsOf } from '~/jyotish/almanac/parts/kaals.ts'
import { VARAS } from '~/jyotish/almanac/parts/vara.ts'
import { NAKSHATRAS } from '~/jyotish/chart/nakshatra.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { tithiAt } from '~/jyotish/chart/tithi.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { tithiName } from '~/jyotish/names/tithi-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { SWARAS } from '~/raga/model/swara.ts'
import { SKY_NAMES } from '~dev/fonts/drawn.ts'
import { toIast } from '~tests/jyotish/names/to-iast.ts'

const count = (length: number) => Array.from({ length }, (_, index) => index)

const week = count(7)
const DAY = sunriseToSunrise(0, 12, 24)

function sunriseToSunrise(...hours: readonly [number, number, number]) {
  const [sunrise, sunset, nextSunrise] = hours
  const at = (hour: number) => (hour * 3_600_000) as UtcMilliseconds
  return { sunrise: at(sunrise), sunset: at(sunset), nextSunrise: at(nextSunrise) }
}

/** The kaals by their keys in the engine. */
const IN_PRINT: Readonly<Record<string, string>> = {
  rahuKaal: 'Rahu kaal',
  yamaganda: 'Yamaganda',
  gulikaKaal: 'Gulika',
  abhijit: 'Abhijit',
}

/** What a person can wish for in their calendar. */
const NO_WISH: Wishes = {
  ekadashi: false,
  purnima: false,
  amavasya: false,
  sankranti: false,
  pradosha: false,
  tithi: null,
  nakshatra: null,
}
const OF_OTHER_TABLES = ['tithi', 'nakshatra']

/** What the engine names, from its own lists. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  grahas: [...GRAHAS, 'Lagna'],
  signs: SIGNS,
  nakshatras: NAKSHATRAS,
  tithis: [...new Set(count(30).map((index) => tithiAt(index).name))],
  pakshas: ['Shukla', 'Krishna'],
  yogas: YOGAS,
  karanas: [...new Set(count(60).map(karanaName))],
  varas: VARAS.map(({ name }) => name),
  months: [...MONTHS, 'Adhika'],
  choghadiyas: [...new Set(week.flatMap((day) => choghadiyasOf(DAY, day).map(({ name }) => name)))],
  kaals: Object.keys(kaalsOf(DAY.sunrise, DAY.sunset, 0)).map((kaal) => IN_PRINT[kaal] ?? kaal),
  observances: Object.keys(NO_WISH).filter((wish) => !OF_OTHER_TABLES.includes(wish)),
}

describe.each(Object.entries(SKY_NAMES))('the names of %s', (kind, names) => {
  test('all that the engine names has a name', () => {
    expect(Object.keys(names).toSorted()).toEqual([...(NAMED[kind] ?? [])].toSorted())
  })

  test.each(Object.values(names).map(({ latin, devanagari, iast }) => [latin, devanagari, iast]))(
    'a name has all letters, and its IAST says its Devanagari: %s %s %s',
    (latin, devanagari, iast) => {
      expect(latin).toMatch(/^[A-Z][a-z]+( [A-Z]?[a-z]+)*$/)
      expect(devanagari).toMatch(/^[\u0900-\u097f]+( [\u0900-\u097f]+)*$/u)
      expect([devanagari, iast].map((text) => text.normalize('NFC'))).toEqual([devanagari, iast])
      expect(iast).toMatch(/^\p{Lu}/u)
      expect(toIast(devanagari)).toBe(iast.toLowerCase())
    },
  )
})

/** Where English writers have other letters than the sound. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  Ashlesha: 'Aashlesha',
  Variyana: 'Variyan',
  'Purva Ashadha': 'Purvashadha',
  'Uttara Ashadha': 'Uttarashadha',
  Dhanishta: 'Dhanishtha',
  'Rahu kaal': 'Rahu kala',
}
const IN_ENGLISH = new Set(['signs', 'grahas'])

test('a Latin name is the IAST as English writes it, so that no two rows are exchanged', () => {
  const names = Object.entries(SKY_NAMES).flatMap(([kind, each]) =>
    IN_ENGLISH.has(kind) ? [] : Object.values(each),
  )
  expect(names.length).toBeGreaterThan(100)
  for (const { latin, iast } of names) {
    expect(plain(iast), latin).toBe(plain(OTHER_LETTERS[latin] ?? latin))
  }
})

/** A name without marks: what is written in two ways is written in one. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/ch?(?!h)/g, 'ch')
    .replaceAll('ṛ', 'ri')
    .replace(/[śṣ]/g, 'sh')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('aa', 'a')
    .replaceAll('w', 'v')
}

test('every hora of every weekday has the name of its lord in all letters', () => {
  const lords = week.flatMap((day) => horasOf(DAY, day).map(({ lord }) => lord))
  expect(new Set(lords).size).toBe(7)
  expect(lords.filter((lord) => GRAHA_NAMES[lord].latin !== lord)).toEqual([])
})

test('a tithi is named with its half of the month', () => {
  expect(tithiName(0)).toEqual({
    latin: 'Shukla Pratipada',
    devanagari: 'शुक्ल प्रतिपदा',
    iast: 'Śukla Pratipadā',
  })
  expect(tithiName(25).devanagari).toBe('कृष्ण एकादशी')
  expect(tithiName(14).iast).toBe('Pūrṇimā')
  expect(tithiName(29).devanagari).toBe('अमावस्या')
})

/** An anusvara that is written as the nasal it sounds as. */
const NASALS: Readonly<Record<string, string>> = { Sāraṅg: 'Sāraṃg', Śivarañjanī: 'Śivaraṃjanī' }

test.each(RAGAS.map(({ devanagari, iast }) => [devanagari, iast]))(
  'the IAST of a raga has the letters of its Devanagari, but for the vowels that Hindi drops: %s %s',
  (devanagari, iast) => {
    expect(devanagari).toMatch(/^[\u0900-\u097f ]+$/u)
    const spelled = iast.replace(/\S+/g, (word) => NASALS[word] ?? word).toLowerCase()
    const dropped = (text: string) => text.replaceAll(/a(?![iu])/g, '')
    expect(dropped(toIast(devanagari))).toBe(dropped(spelled))
  },
)

test.each(SWARAS.map(({ latin, devanagari, iast }) => [latin, devanagari, iast]))(
  'a swara has all letters: %s %s %s',
  (latin, devanagari, iast) => {
    expect(latin).toMatch(/^[A-Z][a-z]+$/)
    expect(devanagari).toMatch(/^[\u0900-\u097f]+$/u)
    expect(toIast(devanagari)).toBe(iast.toLowerCase())
  },
)
