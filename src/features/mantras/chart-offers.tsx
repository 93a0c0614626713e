import { useQuery } from '@tanstack/react-query'
import { watchAt } from '~/domain/birth/place-sun.ts'
import { natalSkyOf } from '~/domain/chart/natal-sky.ts'
import { deviceZone } from '~/domain/day/local-moment.ts'
import { hasNoSession } from '~/domain/practice/practice-figures.ts'
import { recommend } from '~/domain/recommendation/recommend.ts'
import { MantraOffers, type OffersProps } from '~/features/mantras/mantra-offers.tsx'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { skyProfile } from '~/queries/birth/sky-profile.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { practiceDays } from '~/queries/reads/practice.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { findRaga } from '~/raga/catalogue.ts'

type OwnOffersProps = OffersProps & { own: NonNullable<OffersProps['own']> }

/** The mantras for the raga that plays, or else for the raga suggested to this person now. */
export function ChartOffers({ raga, ...props }: OwnOffersProps) {
  const suggested = useSuggestedRaga(props.own)
  return <MantraOffers {...props} raga={raga ?? suggested} />
}

/** The raga from the astrology service if it was asked, else the one for mood, hour and chart. */
function useSuggestedRaga({ birth, reading }: OwnOffersProps['own']): string | null {
  const day = useToday()
  const mood = useQuery(todayMood(usePerson().uid, day)).data?.mood ?? null
  const isFirst = hasNoSession(useQuery(practiceDays(usePerson().uid)).data)
  const backendProfile = useQuery({ ...skyProfile(birth), enabled: false }).data
  if (backendProfile && reading.computedBy === 'backend') return backendProfile.suggestedRaga
  const now = Date.now() as UtcMilliseconds
  const { prahar } = watchAt({ now, zone: deviceZone(), birth })
  const { raga } = recommend({ mood, prahar, sky: natalSkyOf(reading, now), day, isFirst })
  return findRaga(raga)?.name ?? null
}
