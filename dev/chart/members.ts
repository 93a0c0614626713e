import { localTimeAtOffset, type Reading } from '~/jyotish/time/local-time.ts'

/** A request as it was sent, one JSON object. */
export type Members = Readonly<Record<string, unknown>>

/** @throws RangeError for a line that is no JSON object. */
export function membersOf(line: string): Members {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new RangeError('The line is not JSON.')
  }
  if (!isMembers(value)) throw new RangeError('A request is a JSON object.')
  return value
}

/** A member that is an object itself. @throws RangeError if it is not. */
export function objectOf(members: Members, name: string): Members {
  const value = members[name]
  if (!isMembers(value)) throw new RangeError(`${name} must be an object.`)
  return value
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)Z$/

/** An instant in UTC. @throws RangeError for any other text. */
export function instantOf(members: Members, name: string): Reading {
  const [, date = '', time = ''] = INSTANT.exec(textOf(members, name)) ?? []
  if (!date) throw new RangeError(`${name} must look like 1990-01-31T06:15:00Z.`)
  return localTimeAtOffset(date, time, 0)
}

/** @throws RangeError when it is missing. */
export function textOf(members: Members, name: string): string {
  const value = members[name]
  if (typeof value === 'string' && value !== '') return value
  throw new RangeError(`${name} is missing: it must be a text.`)
}

/** @throws RangeError beyond the limit. */
export function degreesOf(members: Members, name: string, limit: number): number {
  const value = members[name]
  if (typeof value === 'number' && Math.abs(value) <= limit) return value
  throw new RangeError(`The ${name} must be a number from −${limit} to ${limit}.`)
}

/** The first one is the default. @throws RangeError for another text. */
export function oneOf<const Text extends string>(
  members: Members,
  name: string,
  texts: readonly [Text, ...Text[]],
): Text {
  const value = members[name]
  if (value === undefined) return texts[0]
  const found = texts.find((text) => text === value)
  if (!found) throw new RangeError(`${name} must be ${texts.join(' or ')}.`)
  return found
}
