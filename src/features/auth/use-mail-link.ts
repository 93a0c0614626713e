import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { emailFault } from '~/domain/account/account-fields.ts'
import type { AddressLinkKind } from '~/queries/account/change-account.ts'

/** The page that a link in an e-mail opens, and its code. */
export type MailLink = {
  readonly opens: 'reset-link' | AddressLinkKind | 'unknown-link'
  readonly code: string
}

/** The result of a used link, and the address of its account. */
export type EndedLink = {
  readonly at: 'reset-complete' | 'email-changed' | 'email-verified' | 'email-recovered'
  readonly email: string
}

/** The result of each link to an address. */
export const ENDS_AS = {
  'change-email': 'email-changed',
  'verify-email': 'email-verified',
  'recover-email': 'email-recovered',
} as const satisfies Readonly<Record<AddressLinkKind, EndedLink['at']>>

const ENDS: readonly EndedLink['at'][] = ['reset-complete', ...Object.values(ENDS_AS)]

// The modes in the links of the identity service.
const OPENS: Readonly<Record<string, MailLink['opens']>> = {
  resetPassword: 'reset-link',
  verifyAndChangeEmail: 'change-email',
  verifyEmail: 'verify-email',
  recoverEmail: 'recover-email',
}

/**
 * The e-mail link that opened this page, or `null`; its code gives access to the account, so it is
 * removed from the address bar and the referrer as soon as it is read. The navigation state keeps
 * the link across a reload until `finish`, then its result until `forget`.
 */
export function useMailLink() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isInAddress = linkIn(search) !== null
  useEffect(() => {
    const mailLink = linkIn(search)
    if (mailLink) void navigate(pathname, { replace: true, state: { ...state, mailLink } })
  }, [pathname, search, state, navigate])
  return {
    link: isInAddress ? linkIn(search) : keptLink(state),
    ended: endedLink(state),
    finish: (ended: EndedLink) => void navigate(pathname, { replace: true, state: { ended } }),
    forget: () => void navigate(pathname, { replace: true, state: null }),
  }
}

// Those of the app's own addresses.
const OWN_MODES: readonly string[] = ['', 'create']

function linkIn(search: string): MailLink | null {
  const parameters = new URLSearchParams(search)
  const mode = parameters.get('mode') ?? ''
  const opens = (Object.hasOwn(OPENS, mode) && OPENS[mode]) || 'unknown-link'
  const code = parameters.get('oobCode')
  return code && !OWN_MODES.includes(mode) ? { opens, code } : null
}

// Navigation state can be forged.
function keptLink(state: unknown): MailLink | null {
  const kept = propertyOf(state, 'mailLink')
  const code = propertyOf(kept, 'code')
  const all = [...Object.values(OPENS), 'unknown-link'] as const
  const opens = all.find((known) => known === propertyOf(kept, 'opens'))
  return opens && typeof code === 'string' && code !== '' ? { opens, code } : null
}

function endedLink(state: unknown): EndedLink | null {
  const ended = propertyOf(state, 'ended')
  const email = propertyOf(ended, 'email')
  const at = ENDS.find((known) => known === propertyOf(ended, 'at'))
  return at && typeof email === 'string' && !emailFault(email) ? { at, email } : null
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
