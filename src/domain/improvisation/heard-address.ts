import { improvisationOf } from '~/domain/improvisation/improvisation.ts'

/** The address if it is that of an improvisation, which can be heard again; `null` for any other. */
export function heardAddress(address: string | null): string | null {
  return address && improvisationOf(address) ? address : null
}
