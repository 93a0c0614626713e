/** Most people would not wait longer than this for a session, in minutes. */
const BEARABLE_WAIT = 5

/** A length, and how long a device needs to make it as a whole, both in whole minutes. */
export type WholeLength = { readonly minutes: number; readonly wait: number }

/**
 * What a device that composes more slowly than it plays can hold, made as a whole before it sounds:
 * this session, and a shorter one with a wait of a few minutes.
 *
 * @param minutes of the session
 * @param pace seconds made in a second, above 0
 * @param least whole minutes of the shortest session of its kind
 */
export function wholeLengths(minutes: number, pace: number, least: number): readonly WholeLength[] {
  const shorter = Math.max(least, Math.floor(BEARABLE_WAIT * pace))
  return [minutes, shorter]
    .filter((length, index) => index === 0 || length < minutes)
    .map((length) => ({ minutes: length, wait: Math.ceil(length / pace) }))
}
