import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { emailFault } from '~/domain/account/account-fields.ts'

/** The page that a link in an e-mail opens, and its code. */
export type MailLink = { readonly opens: 'reset-link' | 'email-link'; readonly code: string }

/** The result of a used link, and the address of its account. */
export type EndedLink = { readonly at: 'reset-complete' | 'email-changed'; readonly email: string }

const ENDS: readonly EndedLink['at'][] = ['reset-complete', 'email-changed']

// The modes in the links of the identity service.
const OPENS: Readonly<Record<string, MailLink['opens']>> = {
  resetPassword: 'reset-link',
  verifyAndChangeEmail: 'email-link',
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

function linkIn(search: string): MailLink | null {
  const parameters = new URLSearchParams(search)
  const mode = parameters.get('mode') ?? ''
  const opens = Object.hasOwn(OPENS, mode) ? OPENS[mode] : undefined
  const code = parameters.get('oobCode')
  return opens && code ? { opens, code } : null
}

// Navigation state can be forged.
function keptLink(state: unknown): MailLink | null {
  const kept = propertyOf(state, 'mailLink')
  const code = propertyOf(kept, 'code')
  const opens = Object.values(OPENS).find((known) => known === propertyOf(kept, 'opens'))
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
