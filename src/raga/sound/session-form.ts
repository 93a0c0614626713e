import { TIMBRE } from '~/raga/sound/timbre.ts'

/** When things happen in a session, in seconds from its beginning. */
export type SessionForm = {
  readonly seconds: number
  readonly droneSeconds: number
  readonly bells: readonly { readonly seconds: number; readonly db: number }[]
  readonly fade: { readonly from: number; readonly to: number }
}

/**
 * The outline of a session of whole minutes, 1–60: a bell, the drone, in longer ones a soft bell
 * at each third, the closing bell, a fade into silence. Throws a `RangeError` for other lengths.
 */
export function sessionForm(minutes: number): SessionForm {
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 60) {
    throw new RangeError(`A session lasts 1 to 60 whole minutes, not ${minutes}`)
  }
  const { form, bell } = TIMBRE
  const seconds = minutes * 60
  const thirds = minutes >= form.innerBellsFromMinutes ? [seconds / 3, (2 * seconds) / 3] : []
  const silence = seconds - form.silenceSeconds
  return {
    seconds,
    droneSeconds: form.droneSeconds,
    bells: [
      { seconds: form.openingBellSeconds, db: 0 },
      ...thirds.map((third) => ({ seconds: third, db: bell.innerDb })),
      { seconds: seconds + form.closingBellSeconds, db: bell.closingDb },
    ],
    fade: { from: silence - form.fadeSeconds, to: silence },
  }
}
