import { type Birth, timezoneToSend } from '~/domain/birth/birth.ts'
import { chartFromReply } from '~/domain/chart/chart-from-reply.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { SkyProfile } from '~/domain/chart/natal-sky.ts'
import type { NodeKind } from '~/jyotish/grahas/lunar-node.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { contradiction } from '~/lib/astrology-trouble.ts'
import { createAstrologyBackend } from '~/services/astrology/astrology-backend.ts'
import { env } from '~/services/env.ts'

/** Clocks are read to the minute, and a backend may drop the seconds of local mean time. */
const SAME_MOMENT_MS = 60_000

/** The chart of a birth as the configured backend computes it. */
export async function askForChart(birth: Birth, node: NodeKind): Promise<ChartReading> {
  const { latitude: lat, longitude: lon } = birth
  const reading = chartFromReply(await backend().chart({ ...whenOf(birth), lat, lon }), node)
  if (reading.utc !== null && Math.abs(reading.utc - birth.utc) > SAME_MOMENT_MS) {
    throw contradiction('it stands for another moment than the birth')
  }
  return reading
}

/** The configured backend's reply to its profile call for a birth. */
export function askForProfile(birth: Birth): Promise<SkyProfile> {
  const { place, latitude, longitude } = birth
  return backend().profile({ ...whenOf(birth), place, latitude, longitude })
}

/**
 * Resolves when the configured backend reports that it is up, else rejects with an
 * `AstrologyError`.
 */
export async function askForHealth(): Promise<void> {
  await backend().health()
}

/** The date cut to `YYYY-MM-DD` and the time to `HH:MM`. */
function whenOf(birth: Birth) {
  const { date, time } = birth
  return { date: date.slice(0, 10), time: time.slice(0, 5), timezone: timezoneToSend(birth) }
}

function backend() {
  const settings = env().astrology
  if (settings) return createAstrologyBackend(settings)
  throw new AstrologyError('unexpected', 'This app has no astrology service to ask.')
}
