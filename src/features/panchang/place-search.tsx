import { useState } from 'react'
import type { AlmanacPlace } from '~/domain/panchang/almanac-place.ts'
import { usePlaceSearch } from '~/queries/places/places.ts'
import { Combobox } from '~/ui/controls/combobox.tsx'

/** A town by its name, from the atlas; the choice counts at once. */
export function PlaceSearch({ onPlace }: { onPlace: (place: AlmanacPlace) => void }) {
  const [typed, setTyped] = useState('')
  const search = usePlaceSearch(typed)
  const places = search.status === 'found' ? search.places : []
  return (
    <Combobox
      label="Town or city"
      maxLength={300}
      value={typed}
      onChange={setTyped}
      options={places.map(({ label }) => label)}
      onChoose={(index) => {
        const chosen = places[index]
        if (chosen) onPlace(chosen)
      }}
      note={search.status === 'found' ? (search.attribution ?? undefined) : undefined}
      error={search.status === 'unknown' ? search.message : undefined}
      hint={search.status === 'searching' ? 'Looking for the place…' : 'Choose it from the list.'}
    />
  )
}
