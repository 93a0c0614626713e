import { ayanamshasAt } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { checkAlmanacDate } from '~/jyotish/almanac/day/almanac-limits.ts'
import { panchang } from '~/jyotish/almanac/panchang.ts'
import { saturnPeriods } from '~/jyotish/almanac/transits/saturn-periods.ts'
import { transitsOf } from '~/jyotish/almanac/transits/transits.ts'
import { signOf } from '~/jyotish/chart/sign.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { localTimeAtOffset } from '~/jyotish/time/local-time.ts'
import { degreesOf, instantOf, type Members, objectOf, oneOf, textOf } from '../members.ts'
import { ayanamshasReply } from './ayanamshas-reply.ts'
import { birthPoints } from './birth-points.ts'
import { panchangReply } from './panchang-reply.ts'
import { saturnReply, transitsReply } from './transits-reply.ts'
import { vargasReply } from './vargas-reply.ts'

const DAY = 86_400_000

/** By its definition in the request. */
const SUNRISES = {
  'upper-limb': 'upperLimb',
  centre: 'centre',
  'centre-without-refraction': 'centreWithoutRefraction',
} as const

/**
 * The replies of the almanac, by the `kind` of the line, in the names and units of the golden data.
 * Each throws a RangeError, with a text for people, for an invalid request.
 */
export const ALMANAC_REPLIES = {
  /** `{date, latitude, longitude, timezone}`, and `sunrise` for another definition of it. */
  panchang: (members: Members) => {
    const sunrise = oneOf(members, 'sunrise', ['upper-limb', 'centre', 'centre-without-refraction'])
    return panchangReply(
      panchang({
        date: textOf(members, 'date'),
        zone: textOf(members, 'timezone'),
        latitude: degreesOf(members, 'latitude', 90),
        longitude: degreesOf(members, 'longitude', 180),
        sunriseKind: SUNRISES[sunrise],
      }),
    )
  },
  /** `{utc}` */
  ayanamshas: (members: Members) => ayanamshasReply(ayanamshasAt(momentOf(members, 'utc'))),
  /** `{utc, latitude, longitude}`, and `methods` such as `{"D2": "raman"}`. */
  vargas: (members: Members) => {
    const methods = members.methods === undefined ? {} : objectOf(members, 'methods')
    return vargasReply(pointsOf(members), methods)
  },
  /** `{birth: {utc, latitude, longitude}, at}` */
  transits: (members: Members) => {
    const natal = natalOf(members)
    return transitsReply(natal, transitsOf(natal, momentOf(members, 'at')))
  },
  /** `{birth, from, to}`; both dates are days of UTC, the last one included. */
  saturn: (members: Members) => {
    const natal = natalOf(members)
    const from = dayOf(members, 'from')
    const until = (dayOf(members, 'to') + DAY) as UtcMilliseconds
    if (until <= from) throw new RangeError('to must not be before from.')
    return saturnReply(natal.moon, saturnPeriods(natal.moon, { from, until }))
  },
} as const

function natalOf(members: Members) {
  const points = pointsOf(objectOf(members, 'birth'))
  return { moon: signOf(points.Moon), lagna: signOf(points.lagna) }
}

function pointsOf(members: Members) {
  return birthPoints({
    latitude: degreesOf(members, 'latitude', 90),
    longitude: degreesOf(members, 'longitude', 180),
    utc: momentOf(members, 'utc'),
  })
}

function momentOf(members: Members, name: string): UtcMilliseconds {
  const { utc } = instantOf(members, name)
  checkAlmanacDate(textOf(members, name))
  return utc
}

function dayOf(members: Members, name: string): UtcMilliseconds {
  const date = textOf(members, name)
  const { utc } = localTimeAtOffset(date, '00:00', 0)
  checkAlmanacDate(date)
  return utc
}
