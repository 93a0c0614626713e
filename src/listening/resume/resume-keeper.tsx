import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlayerOrNull } from '~/audio/audio-provider.tsx'
import { ResumePositions } from '~/listening/resume/resume-positions.ts'
import { resumedRecording } from '~/listening/resume/resumed-recording.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { keepAsHeard, recentlyHeardOf } from '~/queries/listening/recently-heard.ts'
import { usePersonOrNull } from '~/queries/person.tsx'

/** Stores on the device what the person hears and where they stopped, on every page. */
export function ResumeKeeper() {
  const player = usePlayerOrNull()
  const client = useQueryClient()
  const uid = usePersonOrNull()?.uid ?? null

  useEffect(() => {
    if (!player || uid === null) return
    // A sign-out before the device responds cancels this query.
    const recent = client.fetchQuery(recentlyHeardOf(uid)).catch(() => [])
    const known = () => client.getQueryData(recentlyHeardOf(uid).queryKey)
    return resumePositions.follow(player, {
      find: (audioUrl) => {
        const heard = known()
        return heard
          ? heard.find((one) => one.recording.audioUrl === audioUrl)
          : recent.then((read) => read.find((one) => one.recording.audioUrl === audioUrl))
      },
      put: (heard, hurried) => void keepAsHeard(client, uid, heard, { hurried }),
      underWay: sessionLog.underWay,
      takeUp: sessionLog.takeUp,
      isFinished: sessionLog.isOver,
    })
  }, [player, client, uid])

  useEffect(() => {
    if (uid === null) return
    const look = () => {
      if (document.visibilityState === 'hidden') resumePositions.keep()
      // The person may have listened in another tab in the meantime.
      else void client.prefetchQuery(recentlyHeardOf(uid))
    }
    const go = () => resumePositions.keep(true)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', go)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', go)
    }
  }, [client, uid])

  return null
}

/** The positions of this page's recordings. There is one instance because there is one player. */
const resumePositions = new ResumePositions(() => new Date(), resumedRecording)
