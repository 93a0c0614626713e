import { pageResumed } from '~/audio/resumed.ts'
import { Places } from '~/features/session/places.ts'

/** Where the recordings of this page were left: one for as long as it lives, as there is one player. */
export const pagePlaces = new Places(() => new Date(), pageResumed)
