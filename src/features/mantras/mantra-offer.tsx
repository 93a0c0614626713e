import { useEffect, useRef } from 'react'
import { japaWords } from '~/domain/japa.ts'
import type { OfferedMantra } from '~/domain/mantras.ts'
import { useJapa } from '~/queries/japa.ts'
import { Button } from '~/ui/button.tsx'
import { MantraItem } from '~/ui/mantras/mantra-item.tsx'
import { MantraWords } from '~/ui/mantras/mantra-words.tsx'

type MantraOfferProps = {
  mantra: OfferedMantra
  /** The person comes back from its mala. */
  takesFocus: boolean
  onCount: () => void
}

/** One mantra, and the way to its mala. */
export function MantraOffer({ mantra, takesFocus, onCount }: MantraOfferProps) {
  const { japa } = useJapa(mantra.id)
  const label = japa.beads === 0 ? 'Count the beads' : `Count on from ${japaWords(japa)}`
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <MantraItem
      title={mantra.title}
      practice={mantra.practice}
      why={mantra.why}
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
