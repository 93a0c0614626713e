import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The code of a reset link, `null` when the page was opened otherwise. It is a key to the account,
 * so it leaves the address bar, the history and the referrer as soon as it is read.
 */
export function useResetCode(): string | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const here = codeIn(search)
  const [code, setCode] = useState(here)
  if (here !== null && here !== code) setCode(here)
  useEffect(() => {
    if (here !== null) void navigate(pathname, { replace: true, state })
  }, [here, pathname, state, navigate])
  return code
}

function codeIn(search: string): string | null {
  const parameters = new URLSearchParams(search)
  return parameters.get('mode') === 'resetPassword' ? parameters.get('oobCode') || null : null
}
