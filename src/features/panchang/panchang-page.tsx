import { AlmanacDesk } from '~/features/panchang/almanac-desk.tsx'
import { PlaceQuestion } from '~/features/panchang/place-question.tsx'
import { paths } from '~/lib/paths.ts'
import { useSunriseKind } from '~/queries/almanac/sunrise-kind.ts'
import { useAlmanacPlace } from '~/queries/almanac/use-almanac-place.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Page } from '~/ui/layout/page.tsx'

/** The almanac of a day at a place: computed on the device, and kept nowhere else. */
export function PanchangPage() {
  return (
    <Page
      title="Panchang"
      lead="What the Sun and the Moon make of a day."
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      width="board"
    >
      <OfPlace />
    </Page>
  )
}

function OfPlace() {
  const [place, choosePlace] = useAlmanacPlace()
  const [sunriseKind, chooseSunrise] = useSunriseKind()
  if (place.kind === 'reading' || sunriseKind === undefined) return <Loader />
  if (place.kind === 'known') {
    return (
      <AlmanacDesk
        place={place.place}
        isChosen={place.by === 'choice'}
        onPlace={choosePlace}
        sunriseKind={sunriseKind}
        onSunrise={chooseSunrise}
      />
    )
  }
  const answer = place.kind === 'unread' ? ({ kind: 'unknown' } as const) : place
  return <PlaceQuestion answer={answer} onPlace={choosePlace} />
}
