import { queryOptions } from '@tanstack/react-query'
import type { Birth } from '~/domain/birth/birth.ts'
import type { OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import { formatUtcOffset } from '~/jyotish/time/utc-offset.ts'

type BirthPanchangAsked = {
  readonly birth: Birth
  /** How exact the time of birth is: this many minutes either way, 0 to 720. */
  readonly minutes: number
  readonly ayanamsha: OfferedAyanamsha
}

/**
 * The tithi, vara, yoga and karana of a birth, computed on the device. Rejects with a RangeError, which has words
 * for people, outside the years of the almanac, and with another error when the code could not be loaded.
 */
export function birthPanchangOf({ birth, minutes, ayanamsha }: BirthPanchangAsked) {
  const { utc, date, latitude, longitude, offsetSeconds } = birth
  // By the offset of the birth: the zone may have been corrected since it was saved.
  const zone = formatUtcOffset(offsetSeconds)
  const request = { utc, date, zone, latitude, longitude, minutes, ayanamsha }
  return queryOptions({
    queryKey: ['birth-panchang', request],
    queryFn: async () => {
      const { birthPanchang } = await loadBirthPanchang()
      return birthPanchang(request)
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Loads the code, which is then there offline too. */
export function loadBirthPanchang() {
  return import('~/jyotish/confidence/birth-panchang.ts')
}
