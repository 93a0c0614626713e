import type { Raga, RagaId } from '~/raga/model/raga.ts'
import { SWARAS, type SwaraLetter } from '~/raga/model/swara.ts'
import { rests } from '~dev/recordings/movement/moves.ts'
import { sungStretches } from '~dev/recordings/movement/sung-stretches.ts'

/**
 * The share of the steady time, percent, that singers give a swara: all figures that are printed of
 * the eleven recordings of `AIMS`, and no others are known here. Of 7–15 the middle stands.
 * Todi's Ga (9) is left out: singers swing it, and this measure counts only what is steady.
 */
export const REAL_SHARES: Readonly<Partial<Record<RagaId, Partial<SwaraShares>>>> = {
  malkauns: { n: 16, S: 43 },
  bhimpalasi: { n: 11 },
  'ahir-bhairav': { n: 11, G: 16, m: 7 },
  todi: { P: 11 },
}

/** How our shares should agree with those: all together, and the most one may differ, percent. */
export const SHARES_AIM = { correlation: 0.85, apart: 5.5 } as const

/** The share of the time in which the pitch rests that each swara has, percent, in any octave. */
export function steadyShares(curves: readonly Float64Array[]): SwaraShares {
  const found = new Map<number, number>()
  let all = 0
  for (const { cents, speed } of curves.flatMap(sungStretches).map(({ smooth }) => smooth)) {
    for (const [at, pitch] of cents.entries()) {
      if (!rests(speed[at] as number)) continue
      const position = ((Math.round(pitch / 100) % 12) + 12) % 12
      found.set(position, (found.get(position) ?? 0) + 1)
      all += 1
    }
  }
  return Object.fromEntries(
    SWARAS.map(({ letter, position }) => [letter, (100 * (found.get(position) ?? 0)) / all]),
  ) as SwaraShares
}

type SwaraShares = Readonly<Record<SwaraLetter, number>>

/** The steady shares of a raga that was measured. */
export type RagaShares = { readonly raga: Raga; readonly shares: SwaraShares }

/** Each printed figure beside ours. */
export function besideReal({ raga, shares }: RagaShares) {
  return SWARAS.flatMap(({ letter }) => {
    const real = REAL_SHARES[raga.id]?.[letter]
    return real === undefined ? [] : [{ letter, real, ours: shares[letter] }]
  })
}

/** Pearson's correlation of real figures and ours; NaN where fewer than two differ. */
export function correlationOf(pairs: readonly { real: number; ours: number }[]): number {
  const mean = (of: 'real' | 'ours') =>
    pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
  const [real, ours] = [mean('real'), mean('ours')]
  const sum = (one: 'real' | 'ours', other: 'real' | 'ours') => {
    const means = { real, ours }
    return pairs.reduce(
      (all, pair) => all + (pair[one] - means[one]) * (pair[other] - means[other]),
      0,
    )
  }
  return sum('real', 'ours') / Math.sqrt(sum('real', 'real') * sum('ours', 'ours'))
}

/**
 * What is wrong with the shares of a raga, each as a sentence. Where singers were measured, ours
 * should correlate with theirs and lie near. Where neither vadi nor samvadi was measured, the vadi
 * should sound longest beside Sa, and then the samvadi.
 */
export function sharesMissed(of: RagaShares): string[] {
  const pairs = besideReal(of)
  const { name, vadi, samvadi } = of.raga
  const areMeasured = pairs.some(({ letter }) => letter === vadi || letter === samvadi)
  return [...farFrom(pairs), ...(areMeasured ? [] : leadersMissed(of))].map(
    (fault) => `${name}: ${fault}`,
  )
}

type Pairs = ReturnType<typeof besideReal>

function farFrom(pairs: Pairs): string[] {
  const { correlation, apart } = SHARES_AIM
  const far = pairs.filter(({ real, ours }) => !(Math.abs(real - ours) <= apart))
  const together = correlationOf(pairs)
  return [
    ...far.map(({ letter, real, ours }) => `${letter} sounds ${ours.toFixed(1)} %, sung ${real} %`),
    ...(pairs.length < 2 || together >= correlation
      ? []
      : [`shares correlate by ${together.toFixed(2)}, wanted at least ${correlation}`]),
  ]
}

/** In Bhupali the samvadi may come after Pa: who dwells on its Dha sings Deshkar. */
const AFTER_ANOTHER: readonly RagaId[] = ['bhupali']

function leadersMissed({ raga, shares }: RagaShares): string[] {
  const rank = (letter: SwaraLetter) =>
    SWARAS.filter((other) => other.letter !== 'S' && shares[other.letter] > shares[letter]).length +
    1
  const latest = AFTER_ANOTHER.includes(raga.id) ? 3 : 2
  return [
    ...(rank(raga.vadi) === 1 ? [] : ['the vadi does not lead']),
    ...(raga.samvadi === 'S' || rank(raga.samvadi) <= latest
      ? []
      : ['the samvadi does not follow']),
  ]
}

/** The correlation over every printed figure of these ragas; NaN where there are none. */
export function correlationOfAll(all: readonly RagaShares[]): number {
  return correlationOf(all.flatMap(besideReal))
}

/** What is wrong with all together. */
export function sharesMissedByAll(all: readonly RagaShares[]): string[] {
  const [found, least] = [correlationOfAll(all), SHARES_AIM.correlation]
  return found < least
    ? [`All: shares correlate by ${found.toFixed(2)}, wanted at least ${least}`]
    : []
}
