import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { emailFault } from '~/domain/account/account-fields.ts'

/** What a link in an e-mail opens, and the code that makes it good for that. */
export type MailLink = { readonly opens: 'reset-link' | 'email-link'; readonly code: string }

/** What a used link ended in, and the address of the account it was for. */
export type EndedLink = { readonly at: 'reset-complete' | 'email-changed'; readonly email: string }

const ENDS: readonly EndedLink['at'][] = ['reset-complete', 'email-changed']

// The modes that the identity service writes into its links.
const OPENS: Readonly<Record<string, MailLink['opens']>> = {
  resetPassword: 'reset-link',
  verifyAndChangeEmail: 'email-link',
}

/**
 * The link in an e-mail that led here, `null` when the page was opened otherwise. Its code is a key
 * to the account, so it leaves the address bar and the referrer as soon as it is read. This visit
 * keeps it in its navigation state, which outlives a reload, until `finish` says that it is used;
 * then it keeps what the link ended in, until `forget`.
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
  const opens = OPENS[parameters.get('mode') ?? '']
  const code = parameters.get('oobCode')
  return opens && code ? { opens, code } : null
}

// Navigation state can be made by hand.
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
