import { createContext, useContext } from 'react'
import type { Sittings } from '~/features/session/sittings.ts'

export const SittingsContext = createContext<Sittings | null>(null)

/** The sittings of this page. */
export function useSittings(): Sittings {
  const sittings = useContext(SittingsContext)
  if (!sittings) throw new Error('Sittings are only known inside <SessionKeeper>.')
  return sittings
}
