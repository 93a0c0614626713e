import { useEffect } from 'react'
import { usePlayerOrNull } from '~/audio/audio-provider.tsx'
import { useToast } from '~/ui/feedback/toast.ts'

/** When a call or another app has paused the sound, offers to resume it once the person is back. */
export function InterruptionNotice() {
  const player = usePlayerOrNull()
  const { toast } = useToast()
  useEffect(() => {
    if (!player) return
    let isInterrupted = false
    const look = () => {
      const { recording } = player.snapshot()
      if (!isInterrupted || !recording || document.visibilityState === 'hidden') return
      isInterrupted = false
      toast({
        title: 'The sound was interrupted',
        description: `${recording.title} waits where it stopped.`,
        action: { label: 'Play on', perform: player.play },
      })
    }
    const stops = [
      player.subscribe(({ status }) => {
        if (status !== 'paused') isInterrupted = false
      }),
      player.onInterrupted(() => {
        isInterrupted = true
      }),
    ]
    document.addEventListener('visibilitychange', look)
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [player, toast])
  return null
}
