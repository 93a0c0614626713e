import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { deviceZone } from '~/domain/day/local-moment.ts'
import {
  type AlmanacPlace,
  almanacPlace,
  type PlaceAnswer,
} from '~/domain/panchang/almanac-place.ts'
import { type KeptChoice, useKeptChoice } from '~/queries/almanac/kept-choice.ts'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'

const shape = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(300)),
  latitude: z.number().check(z.gt(-90), z.lt(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  zone: z.string().check(z.maxLength(100)),
})

const PLACE: KeptChoice<AlmanacPlace | null> = {
  name: 'almanac-place',
  parse: (kept) => {
    const read = z.safeParse(shape, kept)
    return read.success ? read.data : null
  },
}

export type AlmanacPlaceRead =
  | PlaceAnswer
  | { readonly kind: 'reading' }
  /** No place is chosen on this device, and that of birth could not be read. */
  | { readonly kind: 'unread' }

/**
 * The place of the almanac: the person's choice on this device, else their place of birth. Sends
 * nothing where the birth details have been read for the page.
 */
export function useAlmanacPlace(): readonly [
  AlmanacPlaceRead,
  (place: AlmanacPlace | null) => void,
] {
  const [chosen, choose] = useKeptChoice(PLACE)
  const profile = useQuery(astroProfile(usePerson().uid))
  return [placeRead(), choose]

  function placeRead(): AlmanacPlaceRead {
    if (chosen === undefined) return { kind: 'reading' }
    if (chosen === null && profile.data === undefined) {
      return { kind: profile.errorUpdateCount === 0 ? 'reading' : 'unread' }
    }
    const birth = profile.data ?? null
    return almanacPlace({ chosen, birth, deviceZone: deviceZone(), now: Date.now() })
  }
}
