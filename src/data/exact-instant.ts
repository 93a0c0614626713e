import * as z from 'zod/mini'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/

/** Whether it is an instant as the database sends it, ISO 8601 in UTC. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))
}

/** An instant as the app compares it with what the database has; its rows are exact to a microsecond. */
export function toMilliseconds(instant: string): string {
  return instant.length > 24 ? `${instant.slice(0, 23)}Z` : instant
}

/** An instant in a row, as the app compares it. */
export const instantShape = z.pipe(z.iso.datetime(), z.transform(toMilliseconds))

/** The instant under which the database stores a change: after what it is based on, whatever the clock says. */
export function stampOf(at: string, base: string | null): string {
  const stamp = new Date(Math.max(Date.parse(at), Date.parse(base ?? '') + 1))
  // What waits on a device may have been changed by anyone.
  return base === null || Number.isNaN(stamp.getTime()) ? at : stamp.toISOString()
}
