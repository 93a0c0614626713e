import type { DataRow } from '~/features/astrology/chart/data-table.tsx'
import { dashaDayWords } from '~/features/astrology/dashas/dasha-words.ts'
import type { SaturnPeriod } from '~/jyotish/almanac/transits/saturn-periods.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

type Phase = SaturnPeriod['phase']

/** The tradition's names, with the sign counted from the birth Moon's. */
const PHASES: Readonly<Record<Phase, { readonly name: string; readonly sign: string }>> = {
  'sade-sati-rising': { name: 'Sade Sati, first part', sign: '12th' },
  'sade-sati-peak': { name: 'Sade Sati, second part', sign: '1st' },
  'sade-sati-setting': { name: 'Sade Sati, third part', sign: '2nd' },
  'ardhashtama-shani': { name: 'Ardhashtama Shani', sign: '4th' },
  'ashtama-shani': { name: 'Ashtama Shani', sign: '8th' },
}

export const isSadeSati = ({ phase }: SaturnPeriod) => phase.startsWith('sade-sati')

const datesWords = ({ start, end }: SaturnPeriod) =>
  `${dashaDayWords(start)} to ${dashaDayWords(end)}`

/** What of Saturn's periods runs at an instant, and which comes next; nothing more is said of them. */
export function saturnWords(
  periods: readonly SaturnPeriod[],
  at: UtcMilliseconds,
): readonly string[] {
  const running = periods.find(({ start, end }) => start <= at && at < end)
  const next = periods.find(({ start }) => start > at)
  return [
    running
      ? `${dashaDayWords(at)}: ${PHASES[running.phase].name}. Saturn stands in the ${PHASES[running.phase].sign} sign from the birth Moon, ${datesWords(running)}.`
      : `${dashaDayWords(at)}: none of them. Saturn stands in another sign from the birth Moon.`,
    next
      ? `The next stay is ${PHASES[next.phase].name}, ${datesWords(next)}.`
      : 'No further stay begins within these years.',
  ]
}

/** The rows of the table: every stay with its dates, and whether it began or ended by a return. */
export function saturnRows(periods: readonly SaturnPeriod[]): readonly DataRow[] {
  return periods.map((period) => ({
    id: String(period.start),
    name: PHASES[period.phase].name,
    cells: [
      { text: PHASES[period.phase].sign },
      {
        text: dashaDayWords(period.start),
        notes: period.enteredRetrograde ? ['came back retrograde'] : [],
      },
      {
        text: dashaDayWords(period.end),
        notes: period.leftRetrograde ? ['left retrograde'] : [],
      },
    ],
  }))
}
