import { type Limb, limbName } from '~/domain/panchang/limb-names.ts'
import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import type { PanchangDay } from '~/jyotish/almanac/panchang.ts'
import { partOf } from '~/jyotish/almanac/parts/kaals.ts'
import { tithiAt } from '~/jyotish/chart/tithi.ts'
import { KAAL_NAMES } from '~/jyotish/names/day-names.ts'
import { TITHI_NAMES } from '~/jyotish/names/tithi-names.ts'
import type { Span } from '~/jyotish/time/course.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { PRAHARS, praharNames } from '~/raga/model/prahar.ts'

/** A named stretch of the day, with its true ends, which may lie outside the day. */
export type LaneSpan = Span & { readonly name: Name | string; readonly short: Name | string }

/** One line of the drawn day. */
export type Lane = { readonly name: string; readonly spans: readonly LaneSpan[] }

/**
 * The lines of a day from sunrise to the next: the four limbs, the watches of the ragas, quarters of
 * the day and of the night, and the two parts that people look up most. Abhijit is not observed on a
 * Wednesday, and is then left out.
 */
export function dayLanes(day: PanchangDay): readonly Lane[] {
  const { rahuKaal, abhijit } = day
  return [
    limbLane('Tithi', 'tithi', day.tithis),
    limbLane('Nakshatra', 'nakshatra', day.nakshatras),
    limbLane('Yoga', 'yoga', day.yogas),
    limbLane('Karana', 'karana', day.karanas),
    { name: 'Prahar', spans: praharSpans(day) },
    {
      name: 'Muhurta',
      spans: [
        kaalSpan(KAAL_NAMES['Rahu kaal'], rahuKaal),
        ...(abhijit.isObserved ? [kaalSpan(KAAL_NAMES.Abhijit, abhijit)] : []),
      ].sort((one, other) => one.from - other.from),
    },
  ]
}

function kaalSpan(name: Name, { from, until }: Span): LaneSpan {
  return { name, short: name, from, until }
}

function limbLane(name: string, limb: Limb, runs: readonly Run[]): Lane {
  const spans = runs.map(({ index, start: from, end: until }) => {
    const full = limbName(limb, index)
    // Without its half of the month there is more room.
    const short = limb === 'tithi' ? TITHI_NAMES[tithiAt(index).name] : full
    return { name: full, short, from, until }
  })
  return { name, spans }
}

/** The eight watches of the day, by its own Sun. */
function praharSpans({ sunrise, sunset, nextSunrise }: PanchangDay): readonly LaneSpan[] {
  return PRAHARS.map((prahar, index) => ({
    name: praharNames(prahar).name,
    short: `${(index % 4) + 1}`,
    ...(index < 4 ? partOf(sunrise, sunset, index, 4) : partOf(sunset, nextSunrise, index - 4, 4)),
  }))
}
