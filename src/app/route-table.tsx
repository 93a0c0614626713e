import { Navigate, Route, Routes } from 'react-router-dom'
import { BareFrame, SignedInFrame } from '~/app/frames.tsx'
import { Guard } from '~/app/guard.tsx'
import { LazyPage } from '~/app/lazy-page.tsx'
import { ROUTES, type RouteRow } from '~/app/routes.ts'
import { Screen } from '~/app/screen.tsx'
import { paths } from '~/lib/paths.ts'

const routesOf = (rows: readonly RouteRow[]) =>
  rows.map((row) => (
    <Route
      key={row.path}
      path={row.path}
      element={
        <Screen row={row}>
          <LazyPage code={row.code} />
        </Screen>
      }
    />
  ))

/** The table of routes as the router wants it; an unknown path goes to the landing page. */
export function RouteTable() {
  return (
    <Routes>
      <Route element={<BareFrame />}>{routesOf(ROUTES.filter((row) => row.open))}</Route>
      <Route element={<Guard />}>
        {routesOf(ROUTES.filter((row) => row.frame === 'stage'))}
        <Route element={<SignedInFrame />}>
          {routesOf(ROUTES.filter((row) => !row.open && !row.frame))}
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.landing()} replace />} />
    </Routes>
  )
}
