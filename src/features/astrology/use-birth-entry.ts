import { useQuery } from '@tanstack/react-query'
import { type BirthEntry, readBirthEntry } from '~/domain/birth-entry.ts'
import type { BirthTyped, InitialBirth } from '~/domain/birth-typed.ts'
import { type BirthPlace, useBirthPlace } from '~/features/astrology/use-birth-place.ts'
import { zoneOfPoint } from '~/queries/zone-of-point.ts'

export type LookedUpEntry = BirthEntry &
  BirthPlace & {
    /** The zone that `auto` stands for. */
    readonly foundZone: string | null
    readonly isFindingZone: boolean
  }

/** What was typed, with what the atlas and the borders of the zones say to it. */
export function useBirthEntry(typed: BirthTyped, stored: InitialBirth | null): LookedUpEntry {
  const { search, known } = useBirthPlace(typed)
  const place = typed.byHand ? null : known
  const read = (zone: string | null) =>
    readBirthEntry(typed, { place, zone, stored, now: new Date() })
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
