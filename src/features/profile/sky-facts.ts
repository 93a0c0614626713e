import type { ChartReading } from '~/domain/chart-reading.ts'
import { runningDasha } from '~/domain/running-dasha.ts'
import type { Placement } from '~/jyotish/placement.ts'
import type { Dasha } from '~/jyotish/vimshottari.ts'

type Fact = { readonly name: string; readonly value: string }

/** The periods that run at an instant, each with the day it ends. */
export function dashaFacts(reading: ChartReading, now: number, locale: string): readonly Fact[] {
  const running = runningDasha(reading.mahadashas, now)
  if (!running) return [{ name: 'Current Dasha', value: 'None: its 120 years are over' }]
  const { mahadasha, bhukti } = running
  return [
    { name: 'Current Dasha', value: until(mahadasha, locale) },
    { name: 'Antardasha', value: bhukti ? until(bhukti, locale) : 'Not told' },
  ]
}

/** The Moon as it stands now. */
export function moonFact({ sign, nakshatra }: Placement): Fact {
  return { name: 'Moon Sign Today', value: `${sign}, in ${nakshatra.name}` }
}

function until({ lord, end }: Dasha, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(end)
  return `${lord}, until ${day}`
}
