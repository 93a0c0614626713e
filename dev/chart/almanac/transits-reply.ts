import type { SaturnPeriod } from '~/jyotish/almanac/transits/saturn-periods.ts'
import type { SignChange } from '~/jyotish/almanac/transits/sign-changes.ts'
import type { NatalSigns, Transit } from '~/jyotish/almanac/transits/transits.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import { GRAHAS, type Graha } from '~/jyotish/grahas/graha.ts'
import { instant } from '../figures.ts'

/** Where the grahas stand, with the next change of sign of each. */
export function transitsReply(natal: NatalSigns, transits: Readonly<Record<Graha, Transit>>) {
  return {
    moon_sign: SIGNS.indexOf(natal.moon),
    lagna_sign: SIGNS.indexOf(natal.lagna),
    grahas: Object.fromEntries(GRAHAS.map((graha) => [graha, transit(transits[graha])])),
  }
}

function transit({ sign, houseFromMoon, houseFromLagna, retrograde, next }: Transit) {
  return {
    sign: SIGNS.indexOf(sign),
    house_from_moon: houseFromMoon,
    house_from_lagna: houseFromLagna,
    retrograde,
    next: change(next[0]),
  }
}

function change({ at, from, to, isRetrograde }: SignChange) {
  return {
    at: instant(at),
    from: SIGNS.indexOf(from),
    to: SIGNS.indexOf(to),
    ...(isRetrograde && { retrograde: true }),
  }
}

/** Sade Sati, Ardhashtama and Ashtama, one entry a stay. */
export function saturnReply(moon: Sign, periods: readonly SaturnPeriod[]) {
  return {
    moon_sign: SIGNS.indexOf(moon),
    saturn_periods: periods.map((period) => ({
      phase: period.phase,
      house_from_moon: period.houseFromMoon,
      start: instant(period.start),
      end: instant(period.end),
      ...(period.enteredRetrograde && { entered_retrograde: true }),
      ...(period.leftRetrograde && { left_retrograde: true }),
    })),
  }
}
