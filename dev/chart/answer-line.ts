import { chartOf } from '~/jyotish/chart/chart.ts'
import { type SunDay, sunDay } from '~/jyotish/grahas/sun-day.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { formatUtcOffset } from '~/jyotish/time/utc-offset.ts'
import { praharAt } from '~/raga/model/prahar.ts'
import { ALMANAC_REPLIES } from './almanac/almanac-replies.ts'
import { chartResponse } from './chart-response.ts'
import { type Members, membersOf, oneOf } from './members.ts'
import { chartRequestOf, type ReadRequest } from './read-request.ts'

const KINDS = ['chart', 'panchang', 'ayanamshas', 'vargas', 'transits', 'saturn'] as const

/** One request in, one reply out, both as JSON; an invalid request gets `{error}`. */
export function answerLine(line: string, clock: () => number): string {
  try {
    const members = membersOf(line)
    const kind = oneOf(members, 'kind', KINDS)
    return JSON.stringify(
      kind === 'chart' ? chartReply(members, clock) : ALMANAC_REPLIES[kind](members),
    )
  } catch (error) {
    if (error instanceof RangeError) return JSON.stringify({ error: error.message })
    throw error
  }
}

function chartReply(members: Members, clock: () => number) {
  const request = chartRequestOf(members)
  const now = request.now ?? (clock() as UtcMilliseconds)
  return {
    ...chartResponse(chartOf(request), now),
    ...clockOf(request),
    ...dayOf(request.utc, sunDay(request)),
  }
}

/** How the local time was read, and the other reading when the clock showed it twice. */
function clockOf({ clock }: ReadRequest) {
  if (!clock) return {}
  const { offset, other } = clock
  if (!other) return { utc_offset: offset, local_time: { kind: 'unique' } }
  return {
    utc_offset: offset,
    local_time: {
      kind: 'ambiguous',
      other: {
        utc: new Date(other.utc).toISOString(),
        utc_offset: formatUtcOffset(other.offsetSeconds),
      },
    },
  }
}

function dayOf(utc: UtcMilliseconds, day: SunDay) {
  if (day.kind !== 'rises') return { sun: day.kind }
  const minutes = (instant: number) => (((instant / 60_000) % 1440) + 1440) % 1440
  return {
    sunrise: new Date(day.sunrise).toISOString(),
    sunset: new Date(day.sunset).toISOString(),
    prahar: praharAt(minutes(utc), minutes(day.sunrise), minutes(day.sunset)),
  }
}
