import { type Improvisation, improvisationOf } from '~/domain/improvisation/improvisation.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { type CoinSit, coinSits, type Moment, moments } from '~/queries/reads/moments.ts'
import { type InsightMoment, insight } from '~/queries/reads/practice.ts'
import { type Shown, shown } from '~/queries/writes/shown.ts'

/**
 * A moment among those of its day, those of Insight, and the sessions that a coin chose if it is one
 * of them, unless it is there already.
 */
export function momentShown(uid: string, moment: Moment): readonly Shown[] {
  const { minutes: _minutes, heard, ...ofInsight } = moment
  return [
    shown(moments(uid, moment.day).queryKey, (before) => withMoment(before, moment)),
    shown(insight(uid).queryKey, (before) => {
      const after = withMoment(before.moments, ofInsight)
      return after === before.moments ? before : { ...before, moments: after }
    }),
    ...coinSitShown(uid, moment, improvisationOf(heard ?? '')),
  ]
}

function coinSitShown(
  uid: string,
  { day, minute }: Moment,
  heard: Improvisation | null,
): readonly Shown[] {
  if (!heard?.byCoin) return []
  const sit: CoinSit = { day, minute, side: heard.legs[1] ? 'journey' : 'one-raga' }
  const isSame = (other: CoinSit) => other.day === day && other.minute === minute
  return [
    shown(coinSits(uid).queryKey, (before) => (before.some(isSame) ? before : [...before, sit])),
  ]
}

/** The moments of a day without those that `isGone`. */
export function momentsGone(
  uid: string,
  day: Moment['day'],
  isGone: (moment: InsightMoment) => boolean,
): readonly Shown[] {
  return momentsChanged(uid, day, (before) => {
    const after = before.filter((moment) => moment.day !== day || !isGone(moment))
    return after.length === before.length ? before : after
  })
}

/**
 * The moment of an entry with another mood, or without the entry when `now` is `null`. Entries of
 * one minute and mood look alike, and any of them may be the one.
 */
export function entryMomentChanged(
  uid: string,
  { day, minute, mood }: { readonly [Part in 'day' | 'minute' | 'mood']: InsightMoment[Part] },
  now: MoodValue | null,
): readonly Shown[] {
  return momentsChanged(uid, day, (before) => {
    const at = before.findIndex(
      (moment) =>
        moment.kind === 'entry' &&
        moment.day === day &&
        moment.minute === minute &&
        // A backdated entry has a mood in its row, but nobody gave it.
        (moment.mood ?? mood) === mood,
    )
    const found = before[at]
    if (!found || now === mood) return before
    return now === null ? before.toSpliced(at, 1) : before.with(at, { ...found, mood: now })
  })
}

type Change = <Row extends InsightMoment>(before: readonly Row[]) => readonly Row[]

function momentsChanged(uid: string, day: Moment['day'], change: Change): readonly Shown[] {
  return [
    shown(moments(uid, day).queryKey, change),
    shown(insight(uid).queryKey, (before) => {
      const after = change(before.moments)
      return after === before.moments ? before : { ...before, moments: after }
    }),
  ]
}

function withMoment<Row extends InsightMoment>(before: readonly Row[], moment: Row) {
  if (before.some((other) => isSame(other, moment))) return before
  return [...before, moment].sort(byClock)
}

function isSame(one: InsightMoment, other: InsightMoment): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
}

function byClock(a: InsightMoment, b: InsightMoment): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return (a.minute ?? -1) - (b.minute ?? -1)
}
