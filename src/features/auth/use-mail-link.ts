import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What a link in an e-mail opens, and the code that makes it good for that. */
export type MailLink = { readonly opens: 'reset-link' | 'email-link'; readonly code: string }

// The modes that the identity service writes into its links.
const OPENS: Readonly<Record<string, MailLink['opens']>> = {
  resetPassword: 'reset-link',
  verifyAndChangeEmail: 'email-link',
}

/**
 * The link in an e-mail that led here, `null` when the page was opened otherwise. Its code is a key
 * to the account, so it leaves the address bar, the history and the referrer as soon as it is read.
 */
export function useMailLink(): MailLink | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const here = linkIn(search)
  const [link, setLink] = useState(here)
  if (here !== null && here.code !== link?.code) setLink(here)
  const isLink = here !== null
  useEffect(() => {
    if (isLink) void navigate(pathname, { replace: true, state })
  }, [isLink, pathname, state, navigate])
  return link
}

function linkIn(search: string): MailLink | null {
  const parameters = new URLSearchParams(search)
  const opens = OPENS[parameters.get('mode') ?? '']
  const code = parameters.get('oobCode')
  return opens && code ? { opens, code } : null
}
