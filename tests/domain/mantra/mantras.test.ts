import { describe, expect, test } from 'vitest'
import { MANTRAS } from '~/domain/mantra/mantra-texts.ts'
import { findMantra, mantrasFor } from '~/domain/mantra/mantras.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { toIast } from '~tests/jyotish/names/to-iast.ts'

/** The table of the rules, written out once more. */
const BY_LORD: Readonly<Record<Graha, string>> = {
  Sun: 'shiva',
  Moon: 'shiva',
  Mars: 'angaraka',
  Mercury: 'shiva',
  Jupiter: 'guru',
  Venus: 'shiva',
  Saturn: 'shani',
  Rahu: 'shiva',
  Ketu: 'shiva',
}
const BY_MOON_SIGN: ReadonlyMap<Sign | null, string> = new Map([
  ['Cancer', 'soma'],
  ['Leo', 'surya'],
])
const LORDS: readonly (Graha | null)[] = [...GRAHAS, null]
const MOON_SIGNS: readonly (Sign | null)[] = [...SIGNS, null]
const RAGA_NAMES: readonly (string | null)[] = [...RAGAS.map(({ name }) => name), 'Marwa', null]

/** In the order in which `Date` counts them. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const idsOf = (lord: Graha | null, moonSign: Sign | null, raga: string | null) =>
  mantrasFor({ lord, moonSign, raga }).map(({ id }) => id)

describe('the mantras for a person', () => {
  const grounds = LORDS.flatMap((lord) =>
    MOON_SIGNS.flatMap((moonSign) => RAGA_NAMES.map((raga) => ({ lord, moonSign, raga }))),
  )

  test('the mantras for a person follow the table for every lord, Moon sign and raga', () => {
    expect(grounds).toHaveLength(10 * 13 * 20)
    for (const { lord, moonSign, raga } of grounds) {
      const expected = [
        lord ? BY_LORD[lord] : 'shiva',
        BY_MOON_SIGN.get(moonSign),
        raga === 'Yaman' ? 'saraswati' : undefined,
        'ganesha',
      ].filter((id) => id !== undefined)
      expect(idsOf(lord, moonSign, raga), `${lord}, ${moonSign}, ${raga}`).toEqual(expected)
    }
  })

  test('the mantras for a person recognise Yaman in small letters and with spaces around it', () => {
    expect(idsOf(null, null, ' yaman ')).toContain('saraswati')
    expect(idsOf(null, null, '')).not.toContain('saraswati')
  })

  test('the mantras for a person say when, how often, and by which rule', () => {
    const said = (lord: Graha, moonSign: Sign) =>
      mantrasFor({ lord, moonSign, raga: 'Yaman' }).map(({ practice, why }) => [practice, why])
    expect(said('Jupiter', 'Cancer')).toEqual([
      ['108 times, daily', { by: 'mahadasha', lord: 'Jupiter' }],
      ['On Mondays', { by: 'moon-in-cancer' }],
      ['Before you listen to Yaman', { by: 'yaman' }],
      ['On any day, before you begin', { by: 'everyone' }],
    ])
    expect(said('Saturn', 'Leo').slice(0, 2)).toEqual([
      ['108 times on Saturdays', { by: 'mahadasha', lord: 'Saturn' }],
      ['At sunrise', { by: 'moon-in-leo' }],
    ])
    expect(said('Mars', 'Aries')[0]?.[0]).toBe('108 times on Tuesdays')
    expect(said('Moon', 'Aries')[0]?.[1]).toEqual({ by: 'other-mahadasha', lord: 'Moon' })
  })

  test('the mantras for a person are for the weekday that their practice names, or for every day', () => {
    for (const { title, practice, weekday } of MANTRAS) {
      const named = WEEKDAYS.findIndex((name) => practice.includes(name))
      expect(weekday, title).toBe(named < 0 ? null : named)
    }
  })

  test('the mantras for a person are found by their ids, and by nothing else', () => {
    for (const mantra of MANTRAS) expect(findMantra(mantra.id)).toBe(mantra)
    expect(findMantra('')).toBeUndefined()
    expect(findMantra('constructor')).toBeUndefined()
  })
})

describe('the texts of the mantras', () => {
  test.each(MANTRAS.map(({ devanagari, iast }) => [devanagari, iast]))(
    'the text of the mantra %s is %s',
    (devanagari, iast) => {
      expect(toIast(devanagari)).toBe(iast)
    },
  )

  test('the texts of the mantras are written in composed letters, so that every font finds them', () => {
    for (const { devanagari, iast } of MANTRAS) {
      expect(devanagari.normalize('NFC')).toBe(devanagari)
      expect(iast.normalize('NFC')).toBe(iast)
    }
  })
})
