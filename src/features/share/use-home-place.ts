import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FoundPlace } from '~/domain/places/place.ts'
import { astroProfile } from '~/queries/astro-profile.ts'
import { usePerson } from '~/queries/person.tsx'
import { usePlaceSearch } from '~/queries/places.ts'

type Place = Pick<FoundPlace, 'label' | 'latitude' | 'longitude'>

/** The place whose sunrise is meant. Nobody is taken to live where they were born unless they say so. */
export function useHomePlace() {
  const profile = useQuery(astroProfile(usePerson().uid)).data
  const [isBirthPlace, setBirthPlace] = useState<boolean | null>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Place | null>(null)
  const search = usePlaceSearch(chosen ? '' : typed)
  const birthPlace = useMemo(() => (profile ? birthPlaceOf(profile) : null), [profile])
  return {
    birthPlace,
    /** `null` while a person with a birth place has not said. */
    isBirthPlace: birthPlace ? isBirthPlace : false,
    setBirthPlace,
    typed,
    type: (text: string) => {
      setTyped(text)
      setChosen(null)
    },
    search,
    choose: (place: Place) => {
      setTyped(place.label)
      setChosen(place)
    },
    place: birthPlace && isBirthPlace ? birthPlace : chosen,
  }
}

type Stored = { birthPlace: string; latitude: number | null; longitude: number | null }

function birthPlaceOf({ birthPlace, latitude, longitude }: Stored): Place | null {
  if (latitude === null || longitude === null) return null
  return { label: birthPlace, latitude, longitude }
}
