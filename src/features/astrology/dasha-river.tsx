import type { ChartReading, MahadashaReading } from '~/domain/chart-reading.ts'
import { lifeBegins, livedPart, periodState, yearsBetween } from '~/domain/dasha-period.ts'
import { runningDasha } from '~/domain/running-dasha.ts'
import { dayWords, lordsWords, STATE_WORDS, yearsWords } from '~/features/astrology/dasha-words.ts'
import type { UtcMilliseconds } from '~/jyotish/julian-day.ts'
import { River } from '~/ui/astrology/river.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/text.tsx'

type DashaRiverProps = {
  chart: ChartReading
  now: UtcMilliseconds
  /** A mahadasha was pressed. */
  onOpen: (mahadasha: MahadashaReading) => void
}

/** The nine mahadashas from birth to the end of the 120 years, and the present among them. */
export function DashaRiver({ chart, now, onOpen }: DashaRiverProps) {
  const birth = lifeBegins(chart)
  const end = chart.mahadashas.at(-1)?.end
  if (end === undefined) return null
  const partOf = (instant: UtcMilliseconds) => (instant - birth) / (end - birth)
  const lived = chart.mahadashas.flatMap((mahadasha) => {
    const part = livedPart(mahadasha, birth)
    return part ? [{ mahadasha, part }] : []
  })
  const current = runningDasha(chart.mahadashas, now)
  return (
    <Stack gap="tight">
      <River
        label="The mahadashas from birth: each opens the full timeline"
        stretches={lived.map(({ mahadasha, part }) => ({
          id: mahadasha.lord,
          from: partOf(part.start),
          to: partOf(part.end),
          name: mahadasha.lord,
          state: periodState(mahadasha, now),
          spoken: `${mahadasha.lord} mahadasha, ${dayWords(part.start)} to ${dayWords(part.end)}, ${yearsWords(yearsBetween(part.start, part.end))}, ${STATE_WORDS[periodState(mahadasha, now)]}`,
        }))}
        years={[...lived.map(({ part }) => part.start), end].map((instant) => ({
          at: partOf(instant),
          text: String(new Date(instant).getFullYear()),
        }))}
        now={birth <= now && now < end ? partOf(now) : null}
        onOpen={({ id }) => {
          const mahadasha = chart.mahadashas.find(({ lord }) => lord === id)
          if (mahadasha) onOpen(mahadasha)
        }}
      />
      <Text>
        {current
          ? `Now: ${lordsWords(current)}. The mahadasha ends on ${dayWords(current.mahadasha.end)}.`
          : 'The present lies outside the 120 years of these dashas.'}
      </Text>
    </Stack>
  )
}
