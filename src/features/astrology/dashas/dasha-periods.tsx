import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { lifeBegins, livedPart, periodState, yearsBetween } from '~/domain/chart/dasha-period.ts'
import { dashaDayWords, yearsWords } from '~/features/astrology/dashas/dasha-words.ts'
import type { OpenDashas } from '~/features/astrology/dashas/use-open-dashas.ts'
import {
  PeriodItem,
  PeriodList,
  PeriodScroll,
} from '~/features/astrology/dashas/view/period-list.tsx'
import type { Dasha } from '~/jyotish/dashas/vimshottari.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

type DashaPeriodsProps = {
  chart: ChartReading
  now: UtcMilliseconds
  open: OpenDashas
  /** The id of the period that contains the searched day. */
  marked: string | null
}

type Period = { readonly dasha: Dasha; readonly parts: readonly Period[] }

/** The three levels of the dashas, each nested in the one above. */
export function DashaPeriods({ chart, now, open, marked }: DashaPeriodsProps) {
  const periods = chart.mahadashas.map((dasha) => ({
    dasha,
    parts: dasha.bhuktis.map((bhukti) => ({
      dasha: bhukti,
      parts: bhukti.pratyantars.map((pratyantar) => ({ dasha: pratyantar, parts: [] })),
    })),
  }))
  const look = { open, marked, times: { now, birth: lifeBegins(chart) } }
  return (
    <PeriodScroll label="Mahadashas and their bhuktis" shown={open.shown}>
      <Periods periods={periods} level="mahadasha" above="dasha" {...look} />
    </PeriodScroll>
  )
}

const BELOW = { mahadasha: 'bhukti', bhukti: 'pratyantar', pratyantar: 'pratyantar' } as const

type LevelProps = Pick<DashaPeriodsProps, 'open' | 'marked'> & {
  periods: readonly Period[]
  level: Level
  /** The id of the parent period. */
  above: string
  times: { readonly now: UtcMilliseconds; readonly birth: UtcMilliseconds }
}

function Periods({ periods, level, above, ...look }: LevelProps) {
  const { open, marked, times } = look
  return (
    <PeriodList>
      {periods.map(({ dasha, parts }) => {
        const id = `${above}-${dasha.lord}`
        const isOpen = open.isOpen(id)
        return (
          <PeriodItem
            key={id}
            id={id}
            {...dashaLine(dasha, level, times)}
            isMarked={id === marked}
            fold={
              parts.length === 0
                ? undefined
                : {
                    isOpen,
                    onToggle: (turned) => open.turn(id, turned),
                    children: <Periods periods={parts} level={BELOW[level]} above={id} {...look} />,
                  }
            }
          />
        )
      })}
    </PeriodList>
  )
}

/** The level of a period. */
type Level = 'mahadasha' | 'bhukti' | 'pratyantar'

/** The words and the state of a period for the list. */
function dashaLine(
  period: Dasha,
  level: Level,
  { now, birth }: { now: UtcMilliseconds; birth: UtcMilliseconds },
) {
  const lived = livedPart(period, birth)
  const state = periodState(period, now)
  const whole = yearsBetween(period.start, period.end)
  const { start, end } = lived ?? period
  const isActive = state === 'current' && level !== 'mahadasha'
  return {
    name: `${period.lord} ${level}`,
    isFirst: level === 'mahadasha',
    state,
    dates: `${dashaDayWords(start)} – ${dashaDayWords(end)}`,
    years: period.partial
      ? `${yearsWords(yearsBetween(start, end))} of ${yearsWords(whole)}`
      : yearsWords(whole),
    notes: [
      ...(isActive ? ['Active now'] : []),
      ...(period.partial ? ['Partial period'] : []),
      ...(lived ? [] : ['before birth']),
    ],
  }
}
