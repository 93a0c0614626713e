import { queryOptions } from '@tanstack/react-query'
import { zoneAt } from '~/domain/places/zone-at.ts'

/** The IANA zone at a point of the globe, by its borders. Degrees, north and east positive. */
export function zoneOfPoint(latitude: number, longitude: number) {
  return queryOptions({
    queryKey: ['zone-of-point', latitude, longitude],
    queryFn: () => zoneAt(latitude, longitude),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
