import { type Limb, limbName } from '~/domain/panchang/limb-names.ts'
import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import type { PanchangDay } from '~/jyotish/almanac/panchang.ts'
import { partOf } from '~/jyotish/almanac/parts/kaals.ts'
import type { Span } from '~/jyotish/time/course.ts'
import { PRAHARS, praharNames } from '~/raga/model/prahar.ts'

/** A named stretch of the day, with its true ends, which may lie outside the day. */
export type LaneSpan = Span & { readonly name: string; readonly short: string }

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
        { name: 'Rahu kaal', short: 'Rahu kaal', from: rahuKaal.from, until: rahuKaal.until },
        ...(abhijit.isObserved
          ? [{ name: 'Abhijit', short: 'Abhijit', from: abhijit.from, until: abhijit.until }]
          : []),
      ].sort((one, other) => one.from - other.from),
    },
  ]
}

function limbLane(name: string, limb: Limb, runs: readonly Run[]): Lane {
  const spans = runs.map(({ index, start: from, end: until }) => {
    const full = limbName(limb, index).latin
    return { name: full, short: full.replace(/^(?:Shukla|Krishna) /, ''), from, until }
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
