import { parseUtcOffset } from '~/jyotish/utc-offset.ts'

const SHAPE = /^(?:UTC|GMT)? ?(?<sign>[+-]) ?(?<hours>\d{1,2})(?::?(?<rest>\d{2}(?::\d{2})?))?$/i

/**
 * Reads how far a clock was ahead of UTC: +05:30, -3, UTC+5:30, +0530, −00:25:21. In seconds. The
 * sign has to be there: east and west are half a day apart.
 * @throws RangeError, to be shown as it is, for what is none.
 */
export function readBirthOffset(text: string): number {
  const typed = text.trim().replace(/[−–]/g, '-')
  const { sign, hours = '', rest = '00' } = SHAPE.exec(typed)?.groups ?? {}
  const offset = sign ? parseUtcOffset(`${sign}${hours.padStart(2, '0')}:${rest}`) : null
  if (offset === null) {
    throw new RangeError('Write the offset with its sign, as +05:30, −03:00 or +05:21:10.')
  }
  return offset
}
