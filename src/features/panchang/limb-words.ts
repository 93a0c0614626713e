import { type Limb, limbName } from '~/domain/panchang/limb-names.ts'
import { type Telling, timeAt, timeTold } from '~/domain/panchang/place-clock.ts'
import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { ownName } from '~/lib/words/own-names.ts'

/** One limb of the day as it is shown. */
export type LimbShown = {
  readonly name: string
  /** What runs: "Shukla Ekadashi". */
  readonly value: Name | string
  /** "until 14:32". */
  readonly until: string
  /** What follows within the day: "then Shukla Dvadashi until 15:10 tomorrow". */
  readonly later: readonly string[]
}

type Of = {
  readonly telling: Telling
  /** The moment whose run comes first; what ended before it is left out. */
  readonly from: number
}

/** A limb from a moment to the end of the day's list. */
export function limbShown(
  name: string,
  limb: Limb,
  runs: readonly Run[],
  { telling, from }: Of,
): LimbShown {
  const [first, ...later] = runs.filter(({ end }) => end > from)
  const nameOf = (run: Run) => limbName(limb, run.index)
  const until = (run: Run) => `until ${timeTold(telling, run.end)}`
  return {
    name,
    value: first ? nameOf(first) : '',
    until: first ? until(first) : '',
    later: later.map((run) => `then ${ownName(nameOf(run))} ${until(run)}`),
  }
}

/** "13:30–14:48", by the clocks of the place. */
export function spanTold({ zone }: Telling, { from, until }: Span): string {
  return `${timeAt(zone, from)}–${timeAt(zone, until)}`
}

/** Times of events, or that there is none. */
export function eventsTold(telling: Telling, events: readonly number[], none: string): string {
  return events.length === 0 ? none : events.map((at) => timeTold(telling, at)).join(', ')
}

/** How the tithis of a day differ from one a day, in sentences. */
export function countWords(
  tithi: number,
  kshaya: readonly number[],
  {
    runsAtNextSunrise,
    ranAtSunriseBefore,
  }: { runsAtNextSunrise: boolean; ranAtSunriseBefore: boolean },
): readonly string[] {
  const name = ownName(limbName('tithi', tithi))
  return [
    ...kshaya.map(
      (index) =>
        `${ownName(limbName('tithi', index))} begins and ends between this sunrise and the next: it is dropped (kshaya).`,
    ),
    ...(runsAtNextSunrise
      ? [`${name} runs at the next sunrise too: it has two days (vriddhi), and this is the first.`]
      : []),
    ...(ranAtSunriseBefore
      ? [
          `${name} ran at the sunrise before too: it has two days (vriddhi), and this is the second.`,
        ]
      : []),
  ]
}
