import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Birth, storedBirthOf } from '~/domain/birth/birth.ts'
import { type NatalSky, natalSkyOf } from '~/domain/chart/natal-sky.ts'
import { chartOfBirth } from '~/queries/birth/chart-of-birth.ts'
import { testProfileCall } from '~/queries/birth/sky-profile.ts'
import { usePerson } from '~/queries/person.tsx'
import { storeWrite } from '~/queries/rows/store-write.ts'

type BirthDetails = {
  readonly birth: Birth
  /** An empty name is stored as null. */
  readonly fullName: string
  readonly sureToMinutes: number | null
  /** The `updatedAt` of the details that were changed, `null` when there were none. */
  readonly base: string | null
}

/**
 * Saves birth details, with the present dasha and the sign of the natal Moon as this device
 * computes them. Rejects with a `DataError`, or an `AstrologyError` where nothing could be
 * computed.
 */
export function useSaveBirth() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<void, Error, BirthDetails>({
    mutationFn: async ({ birth, fullName, sureToMinutes, base }) => {
      const at = new Date().toISOString()
      const reading = await client.fetchQuery(chartOfBirth(birth, 'mean', 'device'))
      const sky = natalSkyOf(reading, Date.parse(at))
      const profile = {
        fullName,
        ...storedBirthOf(birth),
        sureToMinutes,
        currentDasha: dashaWords(sky),
        moonSign: sky.moonSign,
      }
      await storeWrite(uid, { kind: 'save-astro-profile', profile, at, base })
      // Tests whether the backend can be reached; it never rejects.
      void testProfileCall(birth)
    },
  })
}

/**
 * "Moon-Mars", the mahadasha and the bhukti that run now; `null` where one of them is not known.
 */
function dashaWords({ mahadasha, antardasha }: NatalSky): string | null {
  return mahadasha && antardasha && `${mahadasha}-${antardasha}`
}
