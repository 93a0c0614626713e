import { emailFault, nameFault, passwordFault } from '~/domain/account/account-fields.ts'
import { emailWords, nameWords, passwordWords } from '~/ui/feedback/account-field-words.ts'

export type SignInMode = 'sign-in' | 'create-account'
type EntryField = 'name' | 'email' | 'password'
export type EntryValues = Readonly<Record<EntryField, string>>
type EntryErrors = Readonly<Partial<Record<EntryField, string>>>

export const NOTHING_TYPED: EntryValues = { name: '', email: '', password: '' }

/** The fields that a refusal of the identity service may concern. */
export const FIELDS_AT_FAULT = {
  'email-in-use': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
} as const

/** What must be corrected before the form can be sent; nothing when it is valid. */
export function checkSignIn(mode: SignInMode, values: EntryValues): EntryErrors {
  const isNew = mode === 'create-account'
  const name = isNew ? nameFault(values.name) : undefined
  const email = emailFault(values.email)
  const password = isNew
    ? newPasswordFault(values.password)
    : values.password === ''
      ? 'Enter your password.'
      : undefined
  return {
    ...(name && { name: nameWords(name) }),
    ...(email && { email: emailWords(email) }),
    ...(password && { password }),
  }
}

export function newPasswordFault(password: string): string | undefined {
  const fault = passwordFault(password)
  return fault && passwordWords(fault)
}
