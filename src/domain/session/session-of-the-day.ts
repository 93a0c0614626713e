import { daysBetween, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { mayAutoStart } from '~/domain/session/session-link.ts'
import { ragaNamed } from '~/raga/catalogue.ts'
import { type Prahar, praharNames } from '~/raga/prahar.ts'

/**
 * The session of a day: the one with its day number, else the one with the highest (specification
 * §9), else the first; nothing for an empty library.
 */
export function sessionOfTheDay<S extends { readonly dayNumber: number | null }>(
  sessions: readonly S[],
  day: LocalDay,
): S | undefined {
  const number = dayNumberOf(day)
  const highest = Math.max(...sessions.map(({ dayNumber }) => dayNumber ?? 0))
  return (
    sessions.find(({ dayNumber }) => dayNumber === number) ??
    sessions.find(({ dayNumber }) => dayNumber === highest) ??
    sessions[0]
  )
}

const FIRST_DAY = localDay('2024-01-01')
const CYCLE = 5

/**
 * The `day_number` (1–5) of a day: whole days since 2024-01-01 modulo 5, plus 1 (specification §9).
 */
export function dayNumberOf(day: LocalDay): number {
  const days = daysBetween(FIRST_DAY, day)
  return (((days % CYCLE) + CYCLE) % CYCLE) + 1
}

type Session = { readonly raag: string | null; readonly dayNumber: number | null }

export type HourlyChoice<S> = { readonly session: S; readonly why: string }

/**
 * The session to offer now: one whose raga belongs by tradition to this watch, its usual watch
 * before a lesser one, and with several a different one each day; without one, the session of the
 * day. A low mood is never offered a raga of tense character; `null` when there is nothing to
 * offer.
 */
export function sessionOfTheHour<S extends Session>(
  sessions: readonly S[],
  prahar: Prahar,
  day: LocalDay,
  mood: MoodValue | null = null,
): HourlyChoice<S> | null {
  const fitting = sessions.filter(({ raag }) => isOffered(raag, mood))
  const ofWatch =
    oneOf(fitting, day, (watches) => watches[0] === prahar) ??
    oneOf(fitting, day, (watches) => watches.includes(prahar))
  if (ofWatch) {
    const watch = praharNames(prahar).name.toLowerCase()
    return { session: ofWatch, why: `By tradition a raga of the ${watch}.` }
  }
  const daily = sessionOfTheDay(fitting, day)
  return daily ? { session: daily, why: 'Today’s session.' } : null
}

function isOffered(raag: string | null, mood: MoodValue | null): boolean {
  return mood === null || raag === null || mayAutoStart(mood, raag)
}

/** Takes the ragas in turn from day to day, and at each round the next session of each raga. */
function oneOf<S extends Session>(
  sessions: readonly S[],
  day: LocalDay,
  belongs: (watches: readonly Prahar[]) => boolean,
): S | undefined {
  const ofWatch = sessions.filter(({ raag }) => belongs(ragaNamed(raag ?? '')?.prahars ?? []))
  const ragas = [...new Set(ofWatch.map(({ raag }) => raag))]
  const turn = Math.abs(daysBetween(FIRST_DAY, day))
  const ofRaga = ofWatch.filter(({ raag }) => raag === ragas[turn % ragas.length])
  return ofRaga[Math.floor(turn / ragas.length) % ofRaga.length]
}
