import { useEffect, useEffectEvent } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { heardAddress } from '~/domain/improvisation/heard-address.ts'
import type { Recording } from '~/domain/session/recording.ts'
import type { FirstSessionStore } from '~/features/first-session/use-first-session.ts'
import type { EndedSession } from '~/listening/session-log/completed-session.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { useRecordingPlayer } from '~/listening/use-recording-player.ts'

// As often as the app keeps the place of any recording.
const KEEP_EVERY_SECONDS = 5
const MOST_SPANS = 500

/**
 * Puts the recording of a first session into the player, goes on where a reload interrupted it, and
 * notes the session once enough was heard. Leaving the page ends the sound.
 */
export function useFirstListening(recording: Recording, store: FirstSessionStore) {
  const player = usePlayer()
  const { audioUrl } = recording

  useEffect(() => {
    return sessionLog.follow(player)
  }, [player])

  const end = useEffectEvent(async (ended: EndedSession): Promise<void> => {
    const { id, began, minutes } = ended
    const { raga, audioUrl: address } = ended.recording
    const session = { id, ...began, minutes, raga, heard: heardAddress(address) }
    store.change({ session, step: 'reflection', underWay: null })
    sessionLog.dismiss()
  })
  useEffect(() => {
    sessionLog.storeWith((ended) => end(ended))
    return () => sessionLog.storeWith(null)
  }, [])
  useEffect(() => {
    // The sound is over, and what was heard of it is no session.
    return sessionLog.onUnheard(() => store.change({ step: 'reflection', underWay: null }))
  }, [store])

  useEffect(() => {
    const before = store.get().session?.underWay
    player.load(recording)
    if (before?.audioUrl !== audioUrl) return
    player.seekTo(before.position)
    sessionLog.takeUp(audioUrl, before)
  }, [player, recording, audioUrl, store])

  useEffect(() => {
    let kept = 0
    const keep = () => {
      const underWay = sessionLog.underWay(audioUrl)
      const { seconds } = player.position()
      if (!underWay || seconds < 1 || store.get().session?.step !== 'session') return
      kept = seconds
      const spans = underWay.spans
        .slice(-MOST_SPANS)
        .map(([from, to]) => [from, to] as [number, number])
      store.change({
        underWay: { audioUrl, position: seconds, began: underWay.began, spans },
      })
    }
    const stops = [
      player.subscribePosition(({ seconds }) => {
        if (Math.abs(seconds - kept) >= KEEP_EVERY_SECONDS) keep()
      }),
      player.subscribe(({ status }) => {
        if (status === 'paused') keep()
      }),
    ]
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      for (const stop of stops) stop()
      keep()
      player.clear()
    }
  }, [player, audioUrl, store])

  return useRecordingPlayer(recording)
}
