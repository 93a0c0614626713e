import { Sittings } from '~/features/session/sittings.ts'
import { newId } from '~/queries/new-id.ts'

/** The sittings of this page: one for as long as it lives, as there is one player. */
export const pageSittings = new Sittings(newId)
