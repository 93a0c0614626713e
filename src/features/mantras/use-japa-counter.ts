import { useState } from 'react'
import { isWorthSaying, type Japa, placeOf } from '~/domain/mantra/japa.ts'
import type { MantraId } from '~/domain/mantra/mantra-texts.ts'
import { beadWords } from '~/lib/words/bead-words.ts'
import { useJapa } from '~/queries/practice/use-japa.ts'
import { announce } from '~/ui/feedback/announcer.ts'
import { isMotionReduced } from '~/ui/motifs/reduced-motion.ts'

/** The actions at the mala of a mantra. */
export function useJapaCounter(mantra: MantraId) {
  const { next, undo, startAnew, restore, ...count } = useJapa(mantra)
  // The count before a restart, kept for Undo until the next bead.
  const [givenUp, setGivenUp] = useState<Japa | null>(null)
  const { atGuru, bead } = placeOf(count.japa)
  return {
    ...count,
    next: () => {
      setGivenUp(null)
      const japa = next()
      feelBead(placeOf(japa).atGuru)
      if (isWorthSaying(japa)) announce(spoken(japa))
    },
    undo: bead === 0 ? null : () => announce(spoken(undo())),
    startAnew:
      bead === 0 || atGuru
        ? null
        : () => {
            setGivenUp(count.japa)
            announce(spoken(startAnew()))
          },
    /** Undoes the restart. */
    goBack: givenUp && {
      bead: placeOf(givenUp).bead,
      run: () => {
        setGivenUp(null)
        announce(spoken(restore(givenUp)))
      },
    },
  }
}

function spoken(japa: Japa): string {
  const place = placeOf(japa)
  return place.atGuru ? `${beadWords(place)}. The round is complete.` : beadWords(place)
}

const A_BEAD_MS = 12
const THE_GURU_BEAD_MS = [12, 90, 30]

/** Vibrates at a bead where the device can; not with reduced motion. */
function feelBead(isRound: boolean): void {
  if (!('vibrate' in navigator)) return
  if (isMotionReduced()) return
  navigator.vibrate(isRound ? THE_GURU_BEAD_MS : A_BEAD_MS)
}
