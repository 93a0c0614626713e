import { checkAlmanacMoment } from '~/jyotish/almanac/day/almanac-limits.ts'
import { type Degrees, RADIANS_PER_DEGREE } from '~/jyotish/angle.ts'
import { apparentPositions } from '~/jyotish/grahas/apparent-position.ts'
import { meanAyanamsha } from '~/jyotish/grahas/ayanamsha.ts'
import { nutation } from '~/jyotish/grahas/nutation.ts'
import {
  centuriesSinceJ2000,
  type JulianDayTt,
  julianDayTt,
  julianDayUt,
  polynomial,
  type UtcMilliseconds,
} from '~/jyotish/time/julian-day.ts'

/**
 * At J2000, in arcseconds: the published values at their own epochs, carried there by IAU 2006
 * precession, as Swiss Ephemeris does.
 */
const AT_J2000 = {
  lahiri: 85_885.5324,
  krishnamurti: 85_536.864,
  krishnamurtiVp291: 85_609.3126,
  raman: 80_678.8476,
  yukteshwar: 80_923.6908,
  faganBradley: 89_065.0799,
} as const

export type Ayanamsha = keyof typeof AT_J2000 | 'trueChitra' | 'trueChitraWithoutAberration'

/** In the order in which they are offered. */
export const AYANAMSHAS = [
  'lahiri',
  'trueChitra',
  'krishnamurti',
  'raman',
  'yukteshwar',
  'faganBradley',
  'krishnamurtiVp291',
  'trueChitraWithoutAberration',
] as const satisfies readonly Ayanamsha[]

export type AyanamshaValue = {
  /** From the mean equinox of date, as sidereal places need it. */
  readonly mean: Degrees
  /** From the true equinox, as some programs show it. */
  readonly withNutation: Degrees
}

/**
 * Where the sidereal zodiac begins by each convention, in degrees from the equinox of date.
 * @throws RangeError outside the years 1800 to 2200.
 */
export function ayanamshasAt(utc: UtcMilliseconds): Readonly<Record<Ayanamsha, AyanamshaValue>> {
  checkAlmanacMoment(utc)
  const jd = julianDayTt(julianDayUt(utc))
  const t = centuriesSinceJ2000(jd)
  const lahiri = meanAyanamsha(t)
  const nod = nutation(t).longitude
  const both = (mean: number): AyanamshaValue => ({
    mean: mean as Degrees,
    withNutation: (mean + nod) as Degrees,
  })
  // All of them move by the same precession, so they keep their distance from Lahiri.
  const fixed = (name: keyof typeof AT_J2000) =>
    both(lahiri + (AT_J2000[name] - AT_J2000.lahiri) / 3600)
  return {
    lahiri: both(lahiri),
    trueChitra: both(trueChitra(jd)),
    krishnamurti: fixed('krishnamurti'),
    raman: fixed('raman'),
    yukteshwar: fixed('yukteshwar'),
    faganBradley: fixed('faganBradley'),
    krishnamurtiVp291: fixed('krishnamurtiVp291'),
    trueChitraWithoutAberration: both(trueChitraWithoutAberration(jd)),
  }
}

/**
 * What must be added to a longitude by Lahiri to have it by another ayanamsha, as a function of the
 * instant: the same for ever, but for True Chitra.
 */
export function fromLahiri(ayanamsha: Ayanamsha): (utc: UtcMilliseconds) => Degrees {
  if (ayanamsha === 'trueChitra') return lahiriLess(trueChitra)
  if (ayanamsha === 'trueChitraWithoutAberration') return lahiriLess(trueChitraWithoutAberration)
  const shift = (AT_J2000.lahiri - AT_J2000[ayanamsha]) / 3600
  return () => shift as Degrees
}

function lahiriLess(other: (jd: JulianDayTt) => Degrees) {
  return (utc: UtcMilliseconds) => {
    const jd = julianDayTt(julianDayUt(utc))
    return (meanAyanamsha(centuriesSinceJ2000(jd)) - other(jd)) as Degrees
  }
}

/** The constant of aberration in arcseconds; the Earth's eccentricity and perihelion. */
const ABERRATION = 20.4955
const ECCENTRICITY = 0.0167
const PERIHELION = 102.94
/** South of the ecliptic, degrees. */
const LATITUDE_OF_SPICA = 2.055

/**
 * The ayanamsha that puts the star Spica (Chitra) at 180° of the sidereal zodiac: its mean place of
 * date, by its proper motion and precession, less 180°.
 */
function trueChitraWithoutAberration(jd: JulianDayTt): Degrees {
  const t = centuriesSinceJ2000(jd)
  return (polynomial(t, 85_828.893, 5024.5237, 1.1065) / 3600) as Degrees
}

/**
 * The same by the star's apparent place, which the aberration of light moves by 20″ to and fro each
 * year (Meeus, Astronomical Algorithms, 23.2). No nutation.
 */
function trueChitra(jd: JulianDayTt): Degrees {
  const mean = trueChitraWithoutAberration(jd)
  const spica = 180 + mean
  const sun = apparentPositions(jd)('Sun').longitude
  const cos = (degrees: number) => Math.cos(degrees * RADIANS_PER_DEGREE)
  const shift =
    (ABERRATION * (ECCENTRICITY * cos(PERIHELION - spica) - cos(sun - spica))) /
    cos(LATITUDE_OF_SPICA)
  return (mean + shift / 3600) as Degrees
}
