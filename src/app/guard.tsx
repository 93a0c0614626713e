import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '~/lib/paths.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { useSignInState } from '~/queries/use-sign-in-state.ts'

/** Lets signed-in people through and sends the rest to sign in, remembering the page they asked for. */
export function Guard() {
  const state = useSignInState()
  const location = useLocation()
  if (state.status === 'signed-in') {
    return (
      <PersonProvider person={state.person}>
        <Outlet />
      </PersonProvider>
    )
  }
  return (
    <Navigate
      to={paths.login()}
      replace
      state={{ from: `${location.pathname}${location.search}` }}
    />
  )
}
