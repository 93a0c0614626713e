import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { Guard } from '~/app/routes/guard.tsx'
import { LazyPage } from '~/app/routes/lazy-page.tsx'
import { ROUTES, type RouteRow } from '~/app/routes/routes.ts'
import { Screen } from '~/app/routes/screen.tsx'
import { firstScreen } from '~/lib/first-screen.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { MiniPlayer } from '~/listening/mini-player/mini-player.tsx'
import { AppFrame, type FrameItem, PlayerAtFoot } from '~/ui/layout/app-frame.tsx'
import {
  ChartIcon,
  CheckInIcon,
  HomeIcon,
  JournalIcon,
  MantrasIcon,
  PanchangIcon,
  PathIcon,
  PersonIcon,
  SessionsIcon,
  ZenIcon,
} from '~/ui/motifs/frame-icons.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

// Not part of the first screen. Without this code the pages work, and their own errors are shown.
const DeviceStrips = lazy<ComponentType>(() =>
  firstScreen
    .then(() => import('~/features/outbox/device-strips.tsx'))
    .then(
      (m) => ({ default: m.DeviceStrips }),
      () => ({ default: () => null }),
    ),
)

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

const isBare = ({ frame }: RouteRow) => frame === 'bare'

/** The routes for the router; an unknown path goes to the landing page. */
export function RouteTable() {
  return (
    <Routes>
      <Route element={<BareFrame />}>{routesOf(ROUTES.filter(isBare))}</Route>
      {routesOf(ROUTES.filter((row) => row.open && !isBare(row)))}
      <Route element={<Guard />}>
        {routesOf(ROUTES.filter((row) => !row.open && row.frame === 'stage'))}
        <Route element={<SignedInFrame />}>
          {routesOf(ROUTES.filter((row) => !row.open && !row.frame))}
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.landing()} replace />} />
    </Routes>
  )
}

const ITEMS: readonly FrameItem[] = [
  { to: paths.dashboard(), label: 'Home', icon: <HomeIcon /> },
  { to: paths.dailyAudio(), label: 'Sessions', icon: <SessionsIcon /> },
  { to: paths.moodCheckin(), label: 'Check-in', icon: <CheckInIcon />, raised: true },
  { to: paths.journal(), label: 'Journal', icon: <JournalIcon /> },
  { to: paths.progress(), label: 'Path', icon: <PathIcon /> },
]

/** The frame of the signed-in screens. The player stays mounted when the screen changes. */
function SignedInFrame() {
  const overlayLink = useOverlayLink()
  const tradition = [
    { to: paths.panchang(), label: 'Panchang', icon: <PanchangIcon /> },
    { to: paths.vedicCalculator(), label: 'Vedic Calculator', icon: <ChartIcon /> },
    { ...overlayLink(overlays.mantras()), label: 'Mantras', icon: <MantrasIcon /> },
  ]
  const foot = [
    { ...overlayLink(overlays.zen()), label: 'Zen Mode', icon: <ZenIcon /> },
    { to: paths.profile(), label: 'Profile', icon: <PersonIcon /> },
  ]
  return (
    <AppFrame
      items={ITEMS}
      more={{ name: 'Tradition', items: tradition }}
      foot={foot}
      player={<MiniPlayer />}
    >
      <Suspense fallback={null}>
        <DeviceStrips />
      </Suspense>
      <Outlet />
    </AppFrame>
  )
}

/** Pages without the navigation bar; the player of the current recording is still shown. */
function BareFrame() {
  return (
    <PlayerAtFoot player={<MiniPlayer />}>
      <Outlet />
    </PlayerAtFoot>
  )
}
