import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { spokenBreath } from '~/features/session/breath/breath-names.ts'
import { breathSetting, type LedBreath } from '~/features/session/breath/breath-setting.ts'
import { breathAt } from '~/lib/breath/breath-pattern.ts'
import { useReducedMotion } from '~/ui/motifs/reduced-motion.ts'

/** The breath to lead on a screen, from its beginning; `null` when none was chosen. */
export function useLedBreath(): LedBreath | null {
  useEffect(() => {
    breathSetting.beginAnew()
  }, [])
  return useSyncExternalStore(breathSetting.subscribe, breathSetting.led)
}

/**
 * The breath that the ring of a session leads. Where the drone swells with it, the ring is kept in
 * step with the sound, or leaves the breath to the drone.
 */
export function useSessionBreath(isSwelling: boolean): LedBreath | null {
  const player = usePlayer()
  const led = useLedBreath()
  const by = useSyncExternalStore(breathSetting.subscribe, breathSetting.by)
  useEffect(() => {
    if (!isSwelling) return
    return player.subscribePosition(({ seconds }) => {
      if (player.snapshot().status !== 'playing') return
      breathSetting.align(performance.now() - seconds * 1000)
    })
  }, [player, isSwelling])
  return isSwelling && by === 'drone' ? null : led
}

const WORDS = { in: 'In', full: 'Hold', out: 'Out', empty: 'Hold' } as const

/**
 * The part of the breath in a word, for the eyes alone: a screen reader finds the pattern and is
 * not interrupted. With reduced motion, where no ring moves, its seconds are counted too.
 */
export function BreathWords({ breath }: { breath: LedBreath }) {
  const isCounted = useReducedMotion()
  const { pattern, sinceMs } = breath
  const now = useCallback(() => {
    const { part, left } = breathAt(pattern, (performance.now() - sinceMs) / 1000)
    // Rounded, so that a timer that comes a moment early has come in time.
    return { part, left: Math.max(1, Math.ceil(left - 0.05)), ms: left * 1000 }
  }, [pattern, sinceMs])
  const read = () => {
    const { part, left } = now()
    return isCounted ? `${WORDS[part]} ${left}` : WORDS[part]
  }
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        const { ms } = now()
        timer = setTimeout(tell, (isCounted ? ms % 1000 || 1000 : ms) + LATE_MS)
      }
      const tell = () => {
        if (document.visibilityState === 'visible') listener()
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
    [now, isCounted],
  )
  return <BreathLine word={useSyncExternalStore(subscribe, read)} spoken={spokenBreath(pattern)} />
}

/** A timer may be early by less than this. */
const LATE_MS = 10

// The wheel above has room of its own below its circle.
const NEAR_THE_WHEEL = { marginTop: '-1rem' }

/** The word of a breath, in one place and of one height, so that nothing else moves. */
function BreathLine({ word, spoken }: { word: string; spoken: string }) {
  return (
    <div className="text-center text-lead" style={NEAR_THE_WHEEL}>
      <p className="sr-only">{`The ring breathes: ${spoken}.`}</p>
      <p aria-hidden="true" className="figures">
        {word}
      </p>
    </div>
  )
}
