import { type BirthFault, birthFaultOf } from '~/domain/birth/birth-fault.ts'

/** The fault with which a text is refused; `null` where it is read. */
export function faultOf(read: () => unknown): BirthFault | null {
  try {
    read()
    return null
  } catch (error) {
    if (error instanceof RangeError) return birthFaultOf(error)
    throw error
  }
}
