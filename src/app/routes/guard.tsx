import { Fragment, useState } from 'react'
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '~/lib/paths.ts'
import { usePersonOrNull, useSignInState } from '~/queries/person.tsx'

type SignInState = ReturnType<typeof useSignInState>

/**
 * Shows the page to signed-in people. Sends others to sign in, with the address to return to, and a
 * person who has deleted their account to the landing page.
 */
export function Guard() {
  const state = useSignInState()
  const person = usePersonOrNull()
  const location = useLocation()
  const [seen, setSeen] = useState(() => uidOf(state))
  const uid = uidOf(state)
  if (uid !== null && uid !== seen) setSeen(uid)
  if (person) {
    return (
      <Fragment key={person.uid}>
        <Outlet />
      </Fragment>
    )
  }
  if (state.status === 'signed-out' && state.because === 'deleted') {
    return <Navigate to={paths.landing()} replace />
  }
  return <Navigate to={paths.login()} replace state={wayBack(state, seen, location)} />
}

/**
 * The page to return to after signing in. If a sign-in ended by itself on a page, only the same
 * person returns to it; after a deliberate sign-out there is no page to return to.
 */
function wayBack(state: SignInState, seen: string | null, { pathname, search }: Location) {
  const from = `${pathname}${search}`
  if (seen === null) return { from }
  const hasEnded = state.status === 'signed-out' && state.because !== undefined
  return hasEnded ? { from, of: seen } : null
}

function uidOf(state: SignInState): string | null {
  return state.status === 'signed-in' ? state.person.uid : null
}
