import { useNavigate } from 'react-router-dom'
import { usePlayerOrNull } from '~/audio/audio-provider.tsx'
import type { Improvisation } from '~/domain/improvisation/improvisation.ts'
import { minutesOf } from '~/domain/improvisation/leg.ts'
import { saHz } from '~/domain/improvisation/sa.ts'
import { SIT_TUNINGS, type SitTuning } from '~/domain/sit/sit-ground.ts'
import { pageSit } from '~/features/session/sit/page-sit.ts'
import { overlays } from '~/lib/overlays.ts'
import { usePerson } from '~/queries/person.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/**
 * A function, to be called within a gesture, that begins a sit over the recorded tanpura for the
 * time of a session that cannot be composed here. A sit that waits to be continued is opened
 * instead.
 */
export function usePlayDrone(): (instead: Improvisation) => void {
  const { uid } = usePerson()
  const player = usePlayerOrNull()
  const navigate = useNavigate()
  const overlayLink = useOverlayLink()
  return (instead) => {
    pageSit.open(uid)
    if (pageSit.snapshot().status === 'none') {
      const [minutes, tuning] = [minutesOf(instead.legs), tuningNear(instead)]
      pageSit.begin(uid, { minutes, bells: 'none', sound: 'tanpura', tuning }, player)
      // What composes a session would compose the sit as well.
      pageSit.goByClock()
    }
    const { to, state } = overlayLink(overlays.sit())
    void navigate(to, { state })
  }
}

/** The recorded tanpura whose Sa is nearest. */
export function tuningNear({
  sa,
  legs: [{ raga }],
}: Pick<Improvisation, 'sa' | 'legs'>): SitTuning {
  const wanted = sa === null ? raga.tonicHz : saHz(sa)
  const far = ({ tonicHz }: { tonicHz: number }) => Math.abs(Math.log2(tonicHz / wanted))
  return SIT_TUNINGS.reduce((best, one) => (far(one) < far(best) ? one : best)).id
}
