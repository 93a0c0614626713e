import type { AstroProfileEdit } from '~/data/user-astro-profiles.ts'
import { astroProfile } from '~/queries/birth/astro-profile.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type AstroProfileWrites = { 'save-astro-profile': AstroProfileEdit }

export const astroProfileWrites: WriteDefinitions<AstroProfileWrites> = {
  'save-astro-profile': {
    call: (data, write) => data.saveBirthDetails(write),
    refreshes: (uid) => [astroProfile(uid).queryKey],
  },
}
