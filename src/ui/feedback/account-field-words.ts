/** Why an e-mail address cannot be taken as it was typed. */
export function emailWords(fault: 'missing' | 'no-address'): string {
  return fault === 'missing'
    ? 'Enter your email address.'
    : 'This is not an email address yet. It looks like name@example.com.'
}

/** Why a name cannot be taken as it was typed; lengths in characters. */
export function nameWords(
  fault: 'missing' | { readonly length: number; readonly longest: number },
): string {
  return fault === 'missing'
    ? 'Enter your full name.'
    : `This name has ${fault.length} characters. Use at most ${fault.longest}.`
}

/** What a new password needs. */
export const PASSWORD_HINT = 'At least 8 characters.'

/** Why a new password cannot be taken as it was typed. */
export function passwordWords(fault: 'missing' | { readonly shortest: number }): string {
  return fault === 'missing'
    ? 'Choose a password.'
    : `Use at least ${fault.shortest} characters. A few words together are easy to remember.`
}
