const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Why a text cannot be an e-mail address; nothing when it can be one. */
export function emailFault(email: string): 'missing' | 'no-address' | undefined {
  if (email.trim() === '') return 'missing'
  return EMAIL.test(email.trim()) ? undefined : 'no-address'
}

/** True for two spellings of the same address. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

const LONGEST_NAME = 100

/** What is wrong with the name a person typed, lengths in characters; nothing when it is valid. */
export function nameFault(
  name: string,
): 'missing' | { readonly length: number; readonly longest: number } | undefined {
  const length = [...name.trim()].length
  if (length === 0) return 'missing'
  return length > LONGEST_NAME ? { length, longest: LONGEST_NAME } : undefined
}

const SHORTEST_PASSWORD = 8

/**
 * What is wrong with a new password, lengths in characters; nothing when it is valid here. The
 * identity service may require more and then says so. Older passwords, of 6 characters, still sign
 * in.
 */
export function passwordFault(
  password: string,
): 'missing' | { readonly shortest: number } | undefined {
  if (password === '') return 'missing'
  const { length } = [...password]
  return length < SHORTEST_PASSWORD ? { shortest: SHORTEST_PASSWORD } : undefined
}
