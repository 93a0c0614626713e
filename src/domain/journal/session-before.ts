/** A session of a day: when it began, how long it lasted and what was heard. */
export type DaySession = {
  /** The minute of its day at which it began, 0 to 1439; `null` when it was backdated. */
  readonly minute: number | null
  /** How long it lasted; `null` when that is not known. */
  readonly minutes: number | null
  /** The name of its raga, `null` when it had none. */
  readonly raga: string | null
  /** The address of what was heard, from which it sounds the same again; `null` for anything else. */
  readonly heard: string | null
}

const LONGEST_PAUSE_MINUTES = 60

/**
 * The session after which an entry was written: of the sessions of its day, the last that ended within
 * the hour before. Where none is known, `null`: nothing is guessed.
 */
export function sessionBefore(
  minute: number | null,
  sessions: readonly DaySession[],
): DaySession | null {
  if (minute === null) return null
  const ended = sessions.flatMap((session) => {
    if (session.minute === null) return []
    const end = session.minute + (session.minutes ?? 0)
    return end <= minute && minute - end <= LONGEST_PAUSE_MINUTES ? [{ session, end }] : []
  })
  return ended.sort((a, b) => b.end - a.end)[0]?.session ?? null
}
