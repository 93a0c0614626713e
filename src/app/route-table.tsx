import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { BareFrame, SignedInFrame } from '~/app/frames.tsx'
import { Guard } from '~/app/guard.tsx'
import { ROUTES, type RouteRow } from '~/app/routes.ts'
import { Screen } from '~/app/screen.tsx'
import { paths } from '~/lib/paths.ts'

const PAGES = new Map<RouteRow, LazyExoticComponent<ComponentType>>(
  ROUTES.map((row) => [row, lazy(() => row.load().then(({ Page }) => ({ default: Page })))]),
)

function element(row: RouteRow) {
  const Page = PAGES.get(row)
  return (
    Page && (
      <Screen row={row}>
        <Page />
      </Screen>
    )
  )
}

const routesOf = (rows: readonly RouteRow[]) =>
  rows.map((row) => <Route key={row.path} path={row.path} element={element(row)} />)

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
