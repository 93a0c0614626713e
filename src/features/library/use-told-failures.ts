import { useEffect } from 'react'
import { FAILURE_WORDS } from '~/audio/failure-words.ts'
import { usePlayer } from '~/audio/use-player.ts'
import type { Session } from '~/domain/session.ts'
import { isTrackOf } from '~/features/library/track-of.ts'
import { useToast } from '~/ui/toast.ts'

/** Says in a toast when a session's file fails: once for each time it does. */
export function useToldFailures(session: Session): void {
  const player = usePlayer()
  const { toast } = useToast()
  useEffect(() => {
    let wasFailed = player.snapshot().status === 'failed'
    return player.subscribe((now) => {
      const isNew = now.status === 'failed' && !wasFailed
      wasFailed = now.status === 'failed'
      if (isNew && isTrackOf(session, now.track)) {
        toast({ ...FAILURE_WORDS[now.code], tone: 'destructive' })
      }
    })
  }, [player, session, toast])
}
