/**
 * What a value that the app accepts may be, written by hand and not with the shapes it was parsed by.
 * A check returns a sentence about the first fault it finds, else `null`.
 */
export type InDomain = (value: unknown) => string | null

const say = (what: string, value: unknown) =>
  `${what}: ${String(JSON.stringify(value)).slice(0, 80)}`

/** A check of one value by a predicate. */
export const is =
  (what: string, holds: (value: unknown) => boolean): InDomain =>
  (value) =>
    holds(value) ? null : say(`no ${what}`, value)

export const orNull =
  (check: InDomain): InDomain =>
  (value) =>
    value === null ? null : check(value)

export const every =
  (check: InDomain): InDomain =>
  (value) => {
    if (!Array.isArray(value)) return say('no list', value)
    for (const item of value) {
      const fault = check(item)
      if (fault) return fault
    }
    return null
  }

/** An object with these members, no others, and nothing behind it but `Object`. */
export const only =
  (members: Readonly<Record<string, InDomain>>): InDomain =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return say('no object', value)
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) return say('a strange prototype', value)
    const more = Reflect.ownKeys(value).filter((name) => !Object.hasOwn(members, name))
    if (more.length > 0) return say('a member too many', String(more[0]))
    for (const [name, check] of Object.entries(members)) {
      const fault = check(Reflect.get(value, name))
      if (fault) return `${name}: ${fault}`
    }
    return null
  }

const whole = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value % 1 === 0 && value >= least && value <= most

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
function isInCalendar(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const length = month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0)
  return day >= 1 && day <= length
}

const isInstant = (value: unknown) =>
  typeof value === 'string' &&
  /^[0-9]{4}-.*Z$/.test(value) &&
  isInCalendar(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value))

export const day = is('day of the calendar', isInCalendar)
export const mood = is('mood', whole(1, 5))
export const minute = orNull(is('minute of a day', whole(0, 1439)))
export const minutesOfSession = orNull(is('length of a session', whole(1, 1440)))
/** The address of a session that can be heard again, part by part in the one order. */
export const heard = orNull(
  is('address of an improvisation', (value) =>
    /^\/recordings\/[a-z]+(-[a-z]+)*-[1-9]\d?(\+[a-z]+(-[a-z]+)*-[1-9]\d?)?\.mp3(\?(?!&)(&?seed=[a-z0-9-]{1,32})?(&?sa=[a-g]s?[23])?(&?balance=(-[12]|[12]|drone))?(&?breath=\d{1,2}(-\d{1,2}){3})?)?$/.test(
      `${value}`,
    ),
  ),
)
export const count = is('count', whole(0, Number.MAX_SAFE_INTEGER))
export const text = is('text', (value) => typeof value === 'string')
export const instant = is('instant', isInstant)
export const id = is('id', (value) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(`${value}`),
)
export const hash = is('hash of a file', (value) => /^[0-9a-f]{64}$/.test(`${value}`))
/** Of a recording elsewhere: https, a host, no password. */
export const address = is(
  'address of a recording',
  (value) =>
    typeof value === 'string' &&
    value.length <= 2048 &&
    /^https:\/\/[^/?#@\\\s]+([/?#]\S*)?$/.test(value),
)
export const finite = is('finite number', (value) => Number.isFinite(value))
export const wholeFrom = (least: number, most: number) => is(`whole number`, whole(least, most))

export const degrees = (least: number, most: number) =>
  is(
    `number from ${least} to ${most}`,
    (value) => typeof value === 'number' && value >= least && value <= most,
  )

/** `HH:MM` on a clock, or `24:00`, which PostgreSQL stores too. */
export const clock = is('time of day', (value) =>
  /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(`${value}`),
)

export const oneOf = (...words: readonly unknown[]) =>
  is(`one of ${words.join(', ')}`, (value) => words.includes(value))
