const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Why a text cannot be an e-mail address, in a sentence; nothing when it can be one. */
export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address.'
  return EMAIL.test(email.trim())
    ? undefined
    : 'This is not an email address yet. It looks like name@example.com.'
}

/** True for two spellings of the same address. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

const LONGEST_NAME = 100

/** What is wrong with the name a person typed, in a sentence; nothing when it is valid. */
export function nameFault(name: string): string | undefined {
  const length = [...name.trim()].length
  if (length === 0) return 'Enter your full name.'
  return length > LONGEST_NAME
    ? `This name has ${length} characters. Use at most ${LONGEST_NAME}.`
    : undefined
}
