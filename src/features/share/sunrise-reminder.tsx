import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FoundPlace } from '~/domain/places/place.ts'
import { yearOfSunrises } from '~/domain/share/reminder-sunrise.ts'
import { saveSunriseReminder } from '~/features/share/save-reminder.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { usePerson } from '~/queries/person.tsx'
import { usePlaceSearch } from '~/queries/places/places.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { RadioChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Combobox } from '~/ui/controls/combobox.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/** A reminder at every sunrise of a year, at a place the person names. */
export function SunriseReminder({ onSaved }: { onSaved: () => void }) {
  const home = useHomePlace()
  const { save, said } = useSunriseFile(home.place, onSaved)
  const places = home.search.status === 'found' ? home.search.places : []
  return (
    <Stack>
      {home.birthPlace && (
        <RadioChoice
          legend="Where you live"
          value={home.isBirthPlace === null ? null : home.isBirthPlace ? 'birth' : 'other'}
          onChange={(where) => home.setBirthPlace(where === 'birth')}
          choices={[
            { value: 'birth', label: 'Where I was born', detail: home.birthPlace.label },
            { value: 'other', label: 'Somewhere else', detail: '' },
          ]}
        />
      )}
      {home.isBirthPlace === false && (
        <Combobox
          label="Town or city"
          maxLength={300}
          value={home.typed}
          onChange={home.type}
          options={places.map(({ label }) => label)}
          onChoose={(index) => {
            const chosen = places[index]
            if (chosen) home.choose(chosen)
          }}
          note={home.search.status === 'found' ? (home.search.attribution ?? undefined) : undefined}
          error={home.search.status === 'unknown' ? home.search.message : undefined}
          hint={home.place ? 'The sunrise is reckoned for this place.' : 'Choose it from the list.'}
        />
      )}
      <Button disabled={home.place === null} onClick={save}>
        Download for my calendar
      </Button>
      {said && <Notice>{said}</Notice>}
    </Stack>
  )
}

type Home = ReturnType<typeof useHomePlace>['place']

/** The sunrises are computed only on request. */
function useSunriseFile(place: Home, onSaved: () => void) {
  const today = useToday()
  const [result, setResult] = useState<{ place: Home; words: string } | null>(null)

  function save() {
    if (place) setResult({ place, words: saveFile(place, today, onSaved) })
  }

  return { save, said: result?.place === place ? result?.words : null }
}

function saveFile(
  place: NonNullable<Home>,
  today: ReturnType<typeof useToday>,
  onSaved: () => void,
): string {
  try {
    const sunrises = yearOfSunrises(place, today).filter((at) => at > Date.now())
    saveSunriseReminder(sunrises, place)
    onSaved()
    const first = new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'long', timeStyle: 'short' })
    return `${sunrises.length} sunrises in ${place.label}; the first, by your clock, on ${first.format(sunrises[0])}.`
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

type Place = Pick<FoundPlace, 'label' | 'latitude' | 'longitude'>

/**
 * The place for the sunrises. The place of birth is used only if the person says they live there.
 */
function useHomePlace() {
  const profile = useQuery(astroProfile(usePerson().uid)).data
  const [isBirthPlace, setBirthPlace] = useState<boolean | null>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Place | null>(null)
  const search = usePlaceSearch(chosen ? '' : typed)
  const birthPlace = useMemo(() => (profile ? birthPlaceOf(profile) : null), [profile])
  return {
    birthPlace,
    /** `null` until a person with a birth place has answered. */
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
