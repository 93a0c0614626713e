import { useEffect, useEffectEvent } from 'react'
import { usePlayerOrNull } from '~/audio/audio-provider.tsx'
import type { Ending } from '~/audio/player-state.ts'
import { heardEnough } from '~/domain/session/heard-time.ts'
import { improvisationOf } from '~/domain/session/improvisation.ts'
import { nextOfWatch } from '~/domain/session/next-of-watch.ts'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { useTodays } from '~/listening/sounding/use-sounding.ts'
import { useSessionWish } from '~/queries/listening/sound-wish.ts'
import { praharAt } from '~/raga/prahar.ts'
import { useToast } from '~/ui/feedback/toast.ts'

/**
 * Begins the next raga of the watch when one has ended, for a person who wants that. The one that
 * ended is recorded as always; a toast says so, instead of the dialog that waits for a press.
 */
export function PlayOn() {
  const player = usePlayerOrNull()
  const { wish } = useSessionWish()
  const todays = useTodays()
  const { toast } = useToast()

  const playOn = useEffectEvent(({ recording, heardSeconds }: Ending) => {
    const raga = improvisationOf(recording.audioUrl)?.legs.at(-1)?.raga
    const seconds = (recording.minutes ?? 0) * 60
    if (!player || !raga || !wish.playsOn || !heardEnough(heardSeconds, seconds)) return
    const { done } = sessionLog.snapshot()
    const now = new Date()
    const watch = praharAt(now.getHours() * 60 + now.getMinutes())
    const next = nextOfWatch(raga, watch, done?.mood?.value ?? null)
    if (!next) return
    sessionLog.dismiss()
    player.load(todays(ragaRecording(next, recording.minutes ?? 10)), { autoplay: true })
    toast({ title: `${recording.title} is complete`, description: `${next.name} plays on.` })
  })

  useEffect(() => {
    // Everything that records the session hears of its end before another one is loaded.
    return player?.onEnded((ending) => queueMicrotask(() => playOn(ending)))
  }, [player])
  return null
}
