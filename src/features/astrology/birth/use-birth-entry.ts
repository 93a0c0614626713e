import { useQuery } from '@tanstack/react-query'
import { type BirthEntry, readBirthEntry } from '~/domain/birth/birth-entry.ts'
import type { BirthTyped, InitialBirth, KnownPlace } from '~/domain/birth/birth-typed.ts'
import {
  type PlaceSearch,
  type PlaceSources,
  usePlaceSearch,
  zoneOfPoint,
} from '~/queries/places/places.ts'

export type BirthEntryLookedUp = BirthEntry &
  BirthPlace & {
    /** The zone that `auto` resolves to. */
    readonly foundZone: string | null
    readonly isFindingZone: boolean
  }

/** The typed details with what the atlas and the zone borders return for them. */
export function useBirthEntry(
  typed: BirthTyped,
  stored: InitialBirth | null,
  sources: PlaceSources,
): BirthEntryLookedUp {
  const { search, known } = useBirthPlace(typed, sources)
  const isShared = search.status === 'found' && search.called.length > 1
  const place = typed.byHand ? null : known
  const read = (zone: string | null) =>
    readBirthEntry(typed, { place, isShared, zone, stored, now: new Date() })
  const { latitude, longitude } = read(null)
  const isZoneAsked =
    typed.timezone === 'auto' && !place?.zone && latitude !== null && longitude !== null
  const asked = useQuery({ ...zoneOfPoint(latitude ?? 0, longitude ?? 0), enabled: isZoneAsked })
  const foundZone = place?.zone ?? (isZoneAsked ? (asked.data ?? null) : null)
  return {
    ...read(foundZone),
    search,
    known,
    foundZone,
    isFindingZone: isZoneAsked && asked.isPending,
  }
}

type BirthPlace = {
  readonly search: PlaceSearch
  /** The place for the typed text: the chosen one, or the only one that is meant by it. */
  readonly known: KnownPlace | null
}

/** Searches for the typed place, unless it was already chosen from the list. */
function useBirthPlace({ place: text, chosen }: BirthTyped, sources: PlaceSources): BirthPlace {
  const isChosen = chosen?.label === text
  const search = usePlaceSearch(isChosen ? '' : text, sources)
  if (isChosen) return { search, known: chosen }
  const [called, ...others] = search.status === 'found' ? search.called : []
  return { search, known: called && others.length === 0 ? called : null }
}
