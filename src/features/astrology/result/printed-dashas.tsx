import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { lifeBegins, livedPart, runningDasha } from '~/domain/chart/dasha-period.ts'
import { DataTable } from '~/features/astrology/chart/data-table.tsx'
import { dashaDayWords } from '~/features/astrology/dashas/dasha-words.ts'
import { SideBySideOnPaper } from '~/features/astrology/result/printed-pages.tsx'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

type PrintedDashasProps = { chart: ChartReading; now: UtcMilliseconds }

/** All mahadashas, and the bhuktis of the one that runs. */
export function PrintedDashas({ chart, now }: PrintedDashasProps) {
  const birth = lifeBegins(chart)
  const running = runningDasha(chart.mahadashas, now)
  const rows = (periods: readonly Dasha[]) =>
    periods.flatMap((period) => {
      const lived = livedPart(period, birth)
      if (!lived) return []
      const isNow = lived.start <= now && now < lived.end
      const cells = [
        { text: dashaDayWords(lived.start) },
        { text: `${dashaDayWords(lived.end)}${isNow ? ' (now)' : ''}` },
      ]
      return [{ id: period.lord, name: period.lord, cells }]
    })
  return (
    <SideBySideOnPaper>
      <DataTable
        caption="Mahadashas"
        headings={['Lord', 'From', 'To']}
        isTight
        rows={rows(chart.mahadashas)}
      />
      {running && running.mahadasha.bhuktis.length > 0 && (
        <DataTable
          caption={`Bhuktis of ${running.mahadasha.lord}`}
          headings={['Lord', 'From', 'To']}
          isTight
          rows={rows(running.mahadasha.bhuktis)}
        />
      )}
    </SideBySideOnPaper>
  )
}
