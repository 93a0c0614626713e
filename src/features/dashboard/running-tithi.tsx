import { useQuery } from '@tanstack/react-query'
import { dayAt, timeTold } from '~/domain/panchang/place-clock.ts'
import { tithiName } from '~/jyotish/names/tithi-names.ts'
import { runningNow } from '~/queries/almanac/running-now.ts'
import { useAlmanacPlace } from '~/queries/almanac/use-almanac-place.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'

/** The tithi that runs now, by the clocks of the person's place; nothing while no place is known. */
export function RunningTithi() {
  const [place] = useAlmanacPlace()
  return place.kind === 'known' ? <OfZone zone={place.place.zone} /> : null
}

function OfZone({ zone }: { zone: string }) {
  const { data } = useQuery(runningNow())
  if (!data) return null
  const { index, end } = data.tithi
  const until = timeTold({ zone, from: dayAt(zone, Date.now()), isToday: true }, end)
  return (
    <span className="figures">
      <span>{'\u00a0· '}</span>
      <OwnName of={tithiName(index)} isInOne />
      <span>{` until ${until}`}</span>
    </span>
  )
}
