import { type AstroProfileEdit, saveBirthDetails } from '~/data/user-astro-profiles.ts'
import {
  overOlder,
  type Returned,
  type WriteDefinitions,
} from '~/queries/writes/write-definition.ts'

export type AstroProfileWrites = { 'save-astro-profile': AstroProfileEdit & Returned }

export const astroProfileWrites: WriteDefinitions<AstroProfileWrites> = {
  'save-astro-profile': {
    call: saveBirthDetails,
    row: () => 'birth',
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at) => ({ ...write, base: at }),
    replacesEarlier: true,
    insteadOf: overOlder,
  },
}
