import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { usePlayer } from '~/audio/use-player.ts'
import type { Improvisation } from '~/domain/improvisation/improvisation.ts'
import { minutesOf } from '~/domain/improvisation/leg.ts'
import { saHz } from '~/domain/improvisation/sa.ts'
import { tuningNear } from '~/domain/sit/sit-ground.ts'
import { recordingOf } from '~/features/session/sit/sit-settings.ts'
import { overlays } from '~/lib/overlays.ts'
import { waitingSit } from '~/listening/resume/going-on.ts'
import { recentlyHeardOf } from '~/queries/listening/recently-heard.ts'
import { usePerson } from '~/queries/person.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/**
 * A function, to be called within a gesture, that begins a sit over the recorded tanpura for the
 * time of a session that cannot be composed here. A sit that waits to be continued is opened
 * instead.
 */
export function usePlayDrone(): (instead: Improvisation) => void {
  const { uid } = usePerson()
  const player = usePlayer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const overlayLink = useOverlayLink()
  return ({ sa, legs }) => {
    const heard = client.getQueryData(recentlyHeardOf(uid).queryKey) ?? []
    if (!waitingSit(heard, new Date())) {
      const tuning = tuningNear(sa === null ? legs[0].raga.tonicHz : saHz(sa))
      const settings = {
        minutes: minutesOf(legs),
        bells: 'none',
        sound: 'tanpura',
        tuning,
      } as const
      player.load(recordingOf(settings), { autoplay: true })
      // What composes a session would compose the sit as well.
      player.goByClock()
    }
    const { to, state } = overlayLink(overlays.sit())
    void navigate(to, { state })
  }
}
