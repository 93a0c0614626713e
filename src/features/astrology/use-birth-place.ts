import { placeCalled } from '~/domain/birth-place.ts'
import type { BirthTyped, KnownPlace } from '~/domain/birth-typed.ts'
import { type PlaceSearch, usePlaceSearch } from '~/queries/places.ts'

export type BirthPlace = {
  readonly search: PlaceSearch
  /** What the typed place stands for: the one that was chosen, or the first of just that name. */
  readonly known: KnownPlace | null
}

/** Looks the typed place up, unless it is one that was chosen already. */
export function useBirthPlace({ place: text, chosen }: BirthTyped): BirthPlace {
  const isChosen = chosen?.label === text
  const search = usePlaceSearch(isChosen ? '' : text)
  if (isChosen) return { search, known: chosen }
  return { search, known: search.status === 'found' ? placeCalled(text, search.places) : null }
}
