import { type AstroProfileEdit, saveBirthDetails } from '~/data/user-astro-profiles.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { shown } from '~/queries/writes/shown.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type AstroProfileWrites = { 'save-astro-profile': AstroProfileEdit }

export const astroProfileWrites: WriteDefinitions<AstroProfileWrites> = {
  'save-astro-profile': {
    call: saveBirthDetails,
    row: () => 'birth',
    shows: (uid, { profile, at }) => [
      shown(astroProfile(uid).queryKey, () => ({
        ...profile,
        fullName: profile.fullName?.trim() || null,
        birthPlace: profile.birthPlace.trim(),
        updatedAt: at,
      })),
    ],
    refreshes: (uid) => [astroProfile(uid).queryKey],
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at) => ({ ...write, base: at }),
    replacesEarlier: true,
  },
}
