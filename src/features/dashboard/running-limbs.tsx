import { useQuery } from '@tanstack/react-query'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { type Limb, limbName } from '~/domain/panchang/limb-names.ts'
import { dayAt, timeTold } from '~/domain/panchang/place-clock.ts'
import { LimbWords, PlaceInvitation } from '~/features/dashboard/panchang-line-frame.tsx'
import { runningNow } from '~/queries/almanac/running-now.ts'
import { useAlmanacPlace } from '~/queries/almanac/use-almanac-place.ts'

/** What the line says: the limbs by the clocks of the person's place, or that a place is missing. */
export function RunningLimbs() {
  const [place] = useAlmanacPlace()
  if (place.kind === 'reading' || place.kind === 'unread') return null
  if (place.kind !== 'known') {
    return <PlaceInvitation>Choose your town to see today's lunar day.</PlaceInvitation>
  }
  return <OfPlace place={place.place} />
}

function OfPlace({ place }: { place: AlmanacPlace }) {
  const { data } = useQuery(runningNow())
  if (!data) return null
  const { zone } = place
  const telling = { zone, from: dayAt(zone, Date.now()), isToday: true }
  const wordsOf = (limb: Limb & keyof typeof data) => ({
    name: limbName(limb, data[limb].index),
    until: `until ${timeTold(telling, data[limb].end)}`,
  })
  return (
    <>
      <LimbWords {...wordsOf('tithi')} />
      <LimbWords {...wordsOf('nakshatra')} place={townOf(place)} />
    </>
  )
}
