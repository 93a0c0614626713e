import type { ChartReading } from '~/domain/chart-reading.ts'
import { lifeBegins } from '~/domain/dasha-period.ts'
import { dashaLine, type Level } from '~/features/astrology/dasha-line.ts'
import type { OpenDashas } from '~/features/astrology/use-open-dashas.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import type { Dasha } from '~/jyotish/vimshottari.ts'
import { PeriodItem, PeriodList, PeriodScroll } from '~/ui/astrology/period-list.tsx'

type DashaPeriodsProps = {
  chart: ChartReading
  now: UtcMilliseconds
  open: OpenDashas
  /** The period that a day was found in. */
  marked: string | null
}

type Period = { readonly dasha: Dasha; readonly parts: readonly Period[] }

/** The three levels of the dashas, one folded within another. */
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
  /** The id of the period these are parts of. */
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
