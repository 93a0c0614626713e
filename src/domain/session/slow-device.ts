/** The longest session that is made as a whole before it sounds, in minutes. */
export const LONGEST_WHOLE_MINUTES = 20

/** Most people would not wait longer than this for a session, in minutes. */
const BEARABLE_WAIT = 5

/** A length, and how long a device needs to make it as a whole, both in whole minutes. */
export type WholeLength = { readonly minutes: number; readonly wait: number }

/**
 * What a device that composes more slowly than it plays can hold, made as a whole before it sounds:
 * this session, or the longest there can be, and a shorter one with a wait of a few minutes.
 *
 * @param minutes of the session
 * @param pace seconds made in a second, above 0
 * @param least whole minutes of the shortest session of its kind
 */
export function wholeLengths(minutes: number, pace: number, least: number): readonly WholeLength[] {
  const all = Math.min(minutes, LONGEST_WHOLE_MINUTES)
  const shorter = Math.max(least, Math.floor(BEARABLE_WAIT * pace))
  return [all, shorter]
    .filter((length, index) => index === 0 || length < all)
    .map((length) => ({ minutes: length, wait: Math.ceil(length / pace) }))
}
