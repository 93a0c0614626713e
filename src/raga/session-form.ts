/** In seconds from the beginning or, negative, from the end. */
export const SESSION_FORM = {
  openingBellSeconds: 0.6,
  droneSeconds: 1.5,
  closingBellSeconds: -15,
  fadeSeconds: 7,
  silenceSeconds: 0.8,
  /** Sessions of at least this length have a soft bell at each third. */
  innerBellsFromMinutes: 6,
  /** How loud the inner bells and the closing one are, relative to the first. */
  innerBellDb: -9,
  closingBellDb: -1.5,
} as const

/** When things happen in a session, in seconds from its beginning. */
export type SessionForm = {
  readonly seconds: number
  readonly droneSeconds: number
  readonly bells: readonly { readonly seconds: number; readonly db: number }[]
  readonly fade: { readonly from: number; readonly to: number }
}

/**
 * The outline of a session of whole minutes, 1–60: a bell, the drone, in longer ones a soft bell at
 * each third, the closing bell, a fade into silence.
 * @throws RangeError for other lengths
 */
export function sessionForm(minutes: number): SessionForm {
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 60) {
    throw new RangeError(`A session lasts 1 to 60 whole minutes, not ${minutes}`)
  }
  const form = SESSION_FORM
  const seconds = minutes * 60
  const thirds = minutes >= form.innerBellsFromMinutes ? [seconds / 3, (2 * seconds) / 3] : []
  const silence = seconds - form.silenceSeconds
  return {
    seconds,
    droneSeconds: form.droneSeconds,
    bells: [
      { seconds: form.openingBellSeconds, db: 0 },
      ...thirds.map((third) => ({ seconds: third, db: form.innerBellDb })),
      { seconds: seconds + form.closingBellSeconds, db: form.closingBellDb },
    ],
    fade: { from: silence - form.fadeSeconds, to: silence },
  }
}

/**
 * The outline of two sessions in one, without a pause: their inner bells, and one as soft between
 * them, where the first has faded into the drone and the second has not begun.
 * @throws RangeError for other lengths than those of sessions
 */
export function journeyForm(minutes: readonly [number, number]): SessionForm {
  const [first, second] = [sessionForm(minutes[0]), sessionForm(minutes[1])]
  const whole = sessionForm(minutes[0] + minutes[1])
  const [opening, closing] = [whole.bells.slice(0, 1), whole.bells.slice(-1)]
  const inner = second.bells
    .slice(1, -1)
    .map(({ seconds, db }) => ({ seconds: first.seconds + seconds, db }))
  const seam = { seconds: first.seconds, db: SESSION_FORM.innerBellDb }
  return { ...whole, bells: [...opening, ...first.bells.slice(1, -1), seam, ...inner, ...closing] }
}
