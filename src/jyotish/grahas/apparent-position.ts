import {
  type DegreesPerDay,
  RADIANS_PER_ARCSECOND,
  RADIANS_PER_DEGREE,
  type TropicalLongitude,
} from '~/jyotish/angle.ts'
import { toEclipticOfDate } from '~/jyotish/grahas/precession.ts'
import { evaluate, parseSeries } from '~/jyotish/grahas/trigonometric-series.ts'
import { EARTH, JUPITER, MARS, MERCURY, SATURN, VENUS } from '~/jyotish/series/planets.ts'
import {
  centuriesSinceJ2000,
  DAYS_PER_CENTURY,
  type JulianDayTt,
} from '~/jyotish/time/julian-day.ts'

/** The position of a body seen from the Earth's centre, and its speed against the stars. */
export type Apparent = { readonly longitude: TropicalLongitude; readonly speed: DegreesPerDay }

/** Days that light takes for an astronomical unit: 499.004784 s (IAU 2012). */
const LIGHT_DAYS_PER_AU = 0.005775518331
/** The Gaussian constant squared: the Sun's pull, AU³ per day². */
const SUN = 0.01720209895 ** 2
/** From VSOP87's dynamical equinox to the FK5's (Meeus, Astronomical Algorithms, 32.3). */
const TO_FK5 = -0.09153 * RADIANS_PER_ARCSECOND

const AT_REST: Motion = { position: [0, 0, 0], velocity: [0, 0, 0] }

/** The Sun and the planets at an instant; the position of the Earth is computed once. */
export function apparentPositions(jd: JulianDayTt): (body: Planet | 'Sun') => Apparent {
  const t = centuriesSinceJ2000(jd)
  const earth = heliocentric('Earth', jd)
  return (body) => {
    const motion = asSeen(body === 'Sun' ? AT_REST : heliocentric(body, jd), earth)
    const [x, y, z] = motion.position
    const [vx, vy] = motion.velocity
    const longitude = Math.atan2(y, x) + TO_FK5
    const latitude = Math.atan2(z, Math.hypot(x, y))
    const speed = (x * vy - y * vx) / (x * x + y * y)
    return {
      longitude: toEclipticOfDate(longitude, latitude, t),
      speed: (speed / RADIANS_PER_DEGREE) as DegreesPerDay,
    }
  }
}

/**
 * The body from the Earth, both at the moment when the light left: light-time and aberration in one
 * step (Explanatory Supplement, 7.4). The bending of light by the Sun is left out: it is less than
 * 2.4″, and only within a third of a degree of the Sun.
 */
function asSeen(body: Motion, earth: Motion): Motion {
  let delay = 0
  let seen = difference(body, earth)
  for (let pass = 0; pass < 3; pass++) {
    delay = LIGHT_DAYS_PER_AU * Math.hypot(...seen.position)
    seen = difference(before(body, delay), before(earth, delay))
  }
  // While the body moves away, its light takes longer and longer, so its motion looks a little
  // slower.
  const receding = dot(seen.position, seen.velocity) / Math.hypot(...seen.position)
  const slowed = 1 / (1 + LIGHT_DAYS_PER_AU * receding)
  return { position: seen.position, velocity: combine(seen.velocity, slowed, [0, 0, 0], 0) }
}

/**
 * A body a short time earlier, along its own path about the Sun: r − v d + ½ a d², where
 * a = −k² r / r³. For Saturn, whose light takes an hour and a half, the error is a millionth of an
 * arcsecond.
 */
function before({ position, velocity }: Motion, days: number): Motion {
  const distance = Math.hypot(...position)
  const pull = distance === 0 ? 0 : -SUN / distance ** 3
  return {
    position: combine(position, 1 + (pull * days * days) / 2, velocity, -days),
    velocity: combine(velocity, 1, position, -pull * days),
  }
}

function difference(a: Motion, b: Motion): Motion {
  return {
    position: combine(a.position, 1, b.position, -1),
    velocity: combine(a.velocity, 1, b.velocity, -1),
  }
}

function combine(a: Vector, timesA: number, b: Vector, timesB: number): Vector {
  return [
    a[0] * timesA + b[0] * timesB,
    a[1] * timesA + b[1] * timesB,
    a[2] * timesA + b[2] * timesB,
  ]
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

type Vector = readonly [x: number, y: number, z: number]
/** Astronomical units and days, on the ecliptic and equinox of J2000. */
type Motion = { readonly position: Vector; readonly velocity: Vector }
type Planet = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn'

/** Amplitudes are hundred-millionths of a radian and of an astronomical unit. */
const UNIT = 1e-8
const read = (table: Readonly<Record<'L' | 'B' | 'R', string>>) => ({
  L: parseSeries(table.L, UNIT),
  B: parseSeries(table.B, UNIT),
  R: parseSeries(table.R, UNIT),
})

const SERIES = {
  Earth: read(EARTH),
  Mercury: read(MERCURY),
  Venus: read(VENUS),
  Mars: read(MARS),
  Jupiter: read(JUPITER),
  Saturn: read(SATURN),
} as const

/**
 * A planet as seen from the Sun, by VSOP87B (Bretagnon & Francou, A&A 202, 1988), whose time is
 * counted in Julian millennia.
 */
function heliocentric(planet: Planet | 'Earth', jd: JulianDayTt): Motion {
  const series = SERIES[planet]
  const t = centuriesSinceJ2000(jd) / 10
  const daily = 1 / (10 * DAYS_PER_CENTURY)
  const { value: l, rate: lRate } = evaluate(series.L, t)
  const { value: b, rate: bRate } = evaluate(series.B, t)
  const { value: r, rate: rRate } = evaluate(series.R, t)
  const [cosL, sinL, cosB, sinB] = [Math.cos(l), Math.sin(l), Math.cos(b), Math.sin(b)]
  const outward = (rRate * cosB - r * sinB * bRate) * daily
  const onward = r * cosB * lRate * daily
  return {
    position: [r * cosB * cosL, r * cosB * sinL, r * sinB],
    velocity: [
      outward * cosL - onward * sinL,
      outward * sinL + onward * cosL,
      (rRate * sinB + r * cosB * bRate) * daily,
    ],
  }
}
