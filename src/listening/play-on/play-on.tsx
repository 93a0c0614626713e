import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlayerOrNull } from '~/audio/audio-provider.tsx'
import type { Ending } from '~/audio/player/player-state.ts'
import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { minutesOf } from '~/domain/improvisation/leg.ts'
import { improvised } from '~/domain/session/improvised.ts'
import { nextRaga } from '~/domain/session/next-raga.ts'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { paths } from '~/lib/paths.ts'
import { afterSession } from '~/listening/play-on/after-session.ts'
import { useSoundWish } from '~/listening/sound-wish.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { today } from '~/queries/practice/use-today.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { praharAt } from '~/raga/model/prahar.ts'

/** Plays the next raga of the watch when a session has ended, for a person who chose so. */
export function PlayOn() {
  const player = usePlayerOrNull()
  const person = usePersonOrNull()
  const client = useQueryClient()
  const wish = useSoundWish()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const playOn = useEffectEvent(({ recording }: Ending) => {
    const legs = improvisationOf(recording.audioUrl)?.legs
    if (!player || !person || !legs || afterSession.get() === 'stop') return
    const now = new Date()
    const mood = client.getQueryData(todayMood(person.uid, today()).queryKey)?.mood ?? null
    const last = (legs[1] ?? legs[0]).raga
    const raga = nextRaga(last, praharAt(now.getHours() * 60 + now.getMinutes()), mood)
    if (!raga) return
    // The day is read now: a page that nobody sees may not have noticed midnight.
    const next = improvised(ragaRecording(raga, minutesOf(legs)), today(), wish)
    player.load(next, { autoplay: true })
    // The screen of the session that ended shows the one that sounds.
    if (pathname === paths.session()) {
      const { to, state } = sessionScreen(next)
      void navigate(to, { replace: true, state })
    }
  })

  useEffect(() => {
    return player?.onEnded((ending) => playOn(ending))
  }, [player])

  return null
}
