/** The sign of a varga by the sign, 0 for Aries, and the part of it, 0 for the first. */
export type VargaRule = (sign: number, part: number) => number

const isOdd = (sign: number) => sign % 2 === 0

/** From another sign in the odd signs (Aries, Gemini …) than in the even ones. */
export const byParity =
  (odd: number, even: number): VargaRule =>
  (sign, part) =>
    (isOdd(sign) ? odd : even) + part

/** From another sign in the movable (Aries …), the fixed and the dual signs. */
export const byQuality =
  (movable: number, fixed: number, dual: number): VargaRule =>
  (sign, part) =>
    ([movable, fixed, dual][sign % 3] ?? 0) + part

/** Counted from the sign itself, `step` signs for each part. */
export const fromItself =
  (step: number): VargaRule =>
  (sign, part) =>
    sign + step * part

/** The same, but the even signs begin some signs further on. */
export const fromItselfOr =
  (further: number): VargaRule =>
  (sign, part) =>
    sign + (isOdd(sign) ? 0 : further) + part

/** Parivritti: the parts follow one another round the zodiac from Aries, across the signs. */
export const cyclic =
  (parts: number): VargaRule =>
  (sign, part) =>
    sign * parts + part

/** Parivritti with the parts of the even signs in reverse order. */
export const evenReversed =
  (parts: number): VargaRule =>
  (sign, part) =>
    sign * parts + (isOdd(sign) ? part : parts - 1 - part)

/** Somanatha: the odd signs go forward from Aries, the even ones backward from Pisces. */
export const somanatha =
  (parts: number): VargaRule =>
  (sign, part) => {
    const passed = Math.floor(sign / 2) * parts + part
    return isOdd(sign) ? passed : 11 - passed
  }

/** The Sun's hora, Leo, is the first of the odd signs and the second of the even ones. */
export const isHoraOfSun = (sign: number, part: number) => isOdd(sign) === (part === 0)

// The lord of each sign by its two signs, first the one that is strong by day.
const OF_MARS = [7, 0]
const OF_VENUS = [6, 1]
const OF_MERCURY = [5, 2]
const OF_JUPITER = [11, 8]
const OF_SATURN = [10, 9]
const SIGNS_OF_LORD = [
  OF_MARS,
  OF_VENUS,
  OF_MERCURY,
  [3, 3],
  [4, 4],
  OF_MERCURY,
  OF_VENUS,
  OF_MARS,
  OF_JUPITER,
  OF_SATURN,
  OF_SATURN,
  OF_JUPITER,
]

/** Of a sign's lord, the sign strong by day in the Sun's hora, and by night in the Moon's. */
const strongSign = (lordOf: number, isOfSun: boolean) =>
  SIGNS_OF_LORD[lordOf % 12]?.[isOfSun ? 0 : 1] ?? 0

/** Kashinatha: both horas belong to the sign's own lord. */
export const kashinatha: VargaRule = (sign, part) => strongSign(sign, isHoraOfSun(sign, part))

/** Raman: the first hora belongs to the sign's lord, the second to the lord of the eleventh. */
export const raman: VargaRule = (sign, part) =>
  strongSign(part === 0 ? sign : sign + 10, isHoraOfSun(sign, part))

/** Where the unequal parts of a trimshamsha end, in degrees, and the sign of each. */
const TRIMSHAMSHAS = {
  odd: [
    [5, 0],
    [10, 10],
    [18, 8],
    [25, 2],
    [30, 6],
  ],
  even: [
    [5, 1],
    [12, 5],
    [20, 11],
    [25, 9],
    [30, 7],
  ],
} as const

/** Of the thirty parts, one degree each, five to eight share a sign. */
export const trimshamsha: VargaRule = (sign, part) =>
  TRIMSHAMSHAS[isOdd(sign) ? 'odd' : 'even'].find(([end]) => part < end)?.[1] ?? 0
