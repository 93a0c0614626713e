import { useEffect, useRef } from 'react'
import { natalSkyOf } from '~/domain/chart/natal-sky.ts'
import { placeOf } from '~/domain/mantra/japa.ts'
import type { MantraId } from '~/domain/mantra/mantra-texts.ts'
import { mantrasFor, type OfferedMantra } from '~/domain/mantra/mantras.ts'
import { MantraItem, MantraItems, MantraWords } from '~/features/mantras/mantra-item.tsx'
import { mantraReasonWords } from '~/features/mantras/mantra-words.ts'
import { beadWords } from '~/lib/words/bead-words.ts'
import type { OwnChart } from '~/queries/birth/person-chart.ts'
import { useJapa } from '~/queries/practice/use-japa.ts'
import { Button } from '~/ui/controls/button.tsx'

/** A person's chart after it is computed. */
type CastChart = Extract<OwnChart, { status: 'cast' }>

export type OffersProps = {
  own: CastChart | null
  /** The name of the raga that plays or is suggested. */
  raga: string | null
  /** The mantra whose mala the person just left. */
  left: MantraId | null
  onCount: (mantra: MantraId) => void
}

/** The mantras that the rules give for the chart, as far as it is known, and the raga. */
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

type MantraOfferProps = {
  mantra: OfferedMantra
  /** Takes the focus because the person returns from its mala. */
  takesFocus: boolean
  onCount: () => void
}

/** One mantra, with a button for its mala. */
function MantraOffer({ mantra, takesFocus, onCount }: MantraOfferProps) {
  const { japa } = useJapa(mantra.id)
  const label = japa.beads === 0 ? 'Count the beads' : `Count on from ${beadWords(placeOf(japa))}`
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <MantraItem
      title={mantra.title}
      practice={mantra.practice}
      why={mantraReasonWords(mantra.why)}
      words={<MantraWords {...mantra} />}
      action={
        <Button
          ref={button}
          variant="quiet"
          aria-label={`${label}: ${mantra.title}`}
          onClick={onCount}
        >
          {label}
        </Button>
      }
    />
  )
}
