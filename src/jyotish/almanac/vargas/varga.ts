import {
  byParity,
  byQuality,
  cyclic,
  evenReversed,
  fromItself,
  fromItselfOr,
  isHoraOfSun,
  kashinatha,
  raman,
  somanatha,
  trimshamsha,
  type VargaRule,
} from '~/jyotish/almanac/vargas/varga-rules.ts'
import type { SiderealLongitude } from '~/jyotish/angle.ts'
import { degreeInSign, SIGNS, type Sign, signAt, signOf } from '~/jyotish/chart/sign.ts'

type Division = { readonly parts: number; readonly rules: Readonly<Record<string, VargaRule>> }

/**
 * The sixteen vargas of Parashara (Brihat Parashara Hora Shastra, chapter 6) and, where schools
 * differ, the other rules on offer. The cyclic rule of D27 is the same as Parashara's.
 */
const DIVISIONS = {
  D1: { parts: 1, rules: { parashara: (sign) => sign } },
  D2: {
    parts: 2,
    rules: {
      parashara: (sign, part) => (isHoraOfSun(sign, part) ? 4 : 3),
      cyclic: cyclic(2),
      evenReversed: evenReversed(2),
      kashinatha,
      raman,
      somanatha: somanatha(2),
    },
  },
  D3: {
    parts: 3,
    rules: {
      parashara: fromItself(4),
      // From the movable sign of the same element.
      jagannatha: (sign, part) => 9 * sign + 4 * part,
      somanatha: somanatha(3),
      cyclic: cyclic(3),
    },
  },
  D4: { parts: 4, rules: { parashara: fromItself(3) } },
  D7: { parts: 7, rules: { parashara: fromItselfOr(6) } },
  D9: {
    parts: 9,
    rules: { parashara: (sign, part) => sign + ([0, 8, 4][sign % 3] ?? 0) + part },
  },
  D10: { parts: 10, rules: { parashara: fromItselfOr(8) } },
  D12: { parts: 12, rules: { parashara: fromItself(1) } },
  D16: { parts: 16, rules: { parashara: byQuality(0, 4, 8) } },
  D20: { parts: 20, rules: { parashara: byQuality(0, 8, 4) } },
  D24: {
    parts: 24,
    rules: {
      parashara: byParity(4, 3),
      evenBackward: (sign, part) => (sign % 2 === 0 ? 4 + part : 3 - part),
      allFromLeo: byParity(4, 4),
    },
  },
  // Fiery signs from Aries, earthy from Cancer, airy from Libra, watery from Capricorn.
  D27: { parts: 27, rules: { parashara: (sign, part) => 3 * sign + part } },
  D30: { parts: 30, rules: { parashara: trimshamsha, cyclic: cyclic(30) } },
  D40: { parts: 40, rules: { parashara: byParity(0, 6) } },
  D45: { parts: 45, rules: { parashara: byQuality(0, 4, 8) } },
  D60: { parts: 60, rules: { parashara: fromItself(1) } },
} as const satisfies Readonly<Record<string, Division>>

type Divisions = typeof DIVISIONS
export type Varga = keyof Divisions
/** The names of the rules on offer; every varga has Parashara's. */
export type VargaMethod = {
  [V in Varga]: keyof Divisions[V]['rules']
}[Varga]

export const VARGAS = Object.keys(DIVISIONS) as readonly Varga[]

/** The rules on offer for a varga, Parashara's first. */
export function methodsOf(varga: Varga): readonly ['parashara', ...VargaMethod[]] {
  const [, ...others] = Object.keys(DIVISIONS[varga].rules) as VargaMethod[]
  return ['parashara', ...others]
}

/** Into how many parts a varga divides a sign; D30's unequal ones are made of thirty equal ones. */
export function partsOf(varga: Varga): number {
  return DIVISIONS[varga].parts
}

/**
 * The sign of a varga for a point of the zodiac.
 * @param method `parashara` unless the school is another one
 * @throws RangeError for a rule that is not on offer for the varga.
 */
export function vargaSign(
  varga: Varga,
  longitude: SiderealLongitude,
  method: VargaMethod = 'parashara',
): Sign {
  const { parts, rules }: Division = DIVISIONS[varga]
  const rule = rules[method]
  if (!rule) throw new RangeError(`${varga} has no rule ${method}.`)
  const sign = SIGNS.indexOf(signOf(longitude))
  const part = Math.floor((degreeInSign(longitude) * parts) / 30)
  return signAt(rule(sign, part))
}
