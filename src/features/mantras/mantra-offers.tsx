import type { MantraId } from '~/domain/mantra-texts.ts'
import { mantrasFor } from '~/domain/mantras.ts'
import { natalSkyOf } from '~/domain/natal-sky.ts'
import { MantraOffer } from '~/features/mantras/mantra-offer.tsx'
import type { OwnChart } from '~/queries/own-chart.ts'
import { MantraItems } from '~/ui/mantras/mantra-item.tsx'

/** A person's chart once it is computed. */
type CastChart = Extract<OwnChart, { status: 'cast' }>

export type OffersProps = {
  own: CastChart | null
  /** The name of the raga that plays or is suggested. */
  raga: string | null
  /** The mantra whose mala was left just now. */
  left: MantraId | null
  onCount: (mantra: MantraId) => void
}

/** What the rules offer by the chart, as far as it is known, and the raga. */
export function MantraOffers({ own, raga, left, onCount }: OffersProps) {
  const sky = own && natalSkyOf(own.reading, Date.now())
  const grounds = { lord: sky?.mahadasha ?? null, moonSign: sky?.moonSign ?? null, raga }
  return (
    <MantraItems>
      {mantrasFor(grounds).map((mantra) => (
        <MantraOffer
          key={mantra.id}
          mantra={mantra}
          takesFocus={mantra.id === left}
          onCount={() => onCount(mantra.id)}
        />
      ))}
    </MantraItems>
  )
}
