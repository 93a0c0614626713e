import { isSameAddress, nameFault } from '~/domain/account/account-fields.ts'
import { type IdentityErrorKind, identityErrorKind } from '~/lib/identity-error.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'
import { identity } from '~/services/identity/identity.ts'

const KEY = 'alap:typed-name'

type TypedName = { readonly email: string; readonly name: string }

/** After these the account may have been created all the same: its reply did not come. */
const UNSURE: readonly IdentityErrorKind[] = ['offline', 'unexpected']

/**
 * The name that was typed for a new account, kept on this device until the account has one: the
 * reply to a sign-up can be lost, and the person then signs in without having a name. It is for
 * that address alone, and gone when anybody else signs in.
 */
export const typedName = {
  /** Creates an account. The name stays for later where nobody knows whether there is one now. */
  async through(typed: TypedName, create: () => Promise<void>): Promise<void> {
    const before = kept()
    const wasWaiting = before !== null && isSameAddress(before.email, typed.email)
    deviceSetting.keep(KEY, JSON.stringify(typed))
    try {
      await create()
    } catch (refusal) {
      const isUnsure = UNSURE.includes(identityErrorKind(refusal))
      if (!isUnsure && !wasWaiting) typedName.forget()
      throw refusal
    }
  },

  /** Gives the name to the signed-in account that it was typed for, unless it has one. */
  async settle(): Promise<void> {
    const typed = kept()
    const state = identity.current()
    if (!typed || state.status === 'signed-out') return
    const { uid, email, name } = state.person
    if (name === null && isSameAddress(email, typed.email)) await identity.rename(uid, typed.name)
    typedName.forget()
  },

  forget: (): void => deviceSetting.keep(KEY, null),
} as const

/** What is kept may be from anyone. */
function kept(): TypedName | null {
  try {
    const read: unknown = JSON.parse(deviceSetting.read(KEY) ?? 'null')
    return isTypedName(read) && nameFault(read.name) === undefined ? read : null
  } catch {
    return null
  }
}

function isTypedName(value: unknown): value is TypedName {
  if (typeof value !== 'object' || value === null) return false
  const { email, name } = value as Record<string, unknown>
  return typeof email === 'string' && typeof name === 'string'
}
