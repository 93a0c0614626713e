import { dayNumberOf } from '~/domain/daily-session.ts'
import type { LocalDay } from '~/domain/local-day.ts'
import { ragaNamed } from '~/raga/catalogue.ts'
import type { Prahar } from '~/raga/prahar.ts'
import { praharNames } from '~/raga/prahar-names.ts'

type Session = { readonly raag: string | null; readonly dayNumber: number | null }

export type HourlyChoice<S> = { readonly session: S; readonly why: string }

/**
 * The session to offer now: one whose raga tradition gives to this watch, the usual watch before
 * a lesser one; when the library has none, the session of the day. `null` for an empty library.
 */
export function sessionOfTheHour<S extends Session>(
  sessions: readonly S[],
  prahar: Prahar,
  day: LocalDay,
): HourlyChoice<S> | null {
  const watchesOf = (session: S): readonly Prahar[] => ragaNamed(session.raag ?? '')?.prahars ?? []
  const ofWatch =
    sessions.find((session) => watchesOf(session)[0] === prahar) ??
    sessions.find((session) => watchesOf(session).includes(prahar))
  if (ofWatch) {
    const watch = praharNames(prahar).name.toLowerCase()
    return { session: ofWatch, why: `By tradition a raga of the ${watch}.` }
  }
  const number = dayNumberOf(day)
  const daily = sessions.find(({ dayNumber }) => dayNumber === number) ?? sessions[0]
  return daily
    ? { session: daily, why: 'Today’s session. This watch has no raga of its own here yet.' }
    : null
}
