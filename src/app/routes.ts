import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { paths } from '~/lib/paths.ts'
import {
  prefetchBirth,
  prefetchCheckIn,
  prefetchDashboard,
  prefetchJournal,
  prefetchLibrary,
  prefetchPath,
  prefetchProgress,
  prefetchSession,
} from '~/queries/prefetch.ts'

export type RouteRow = {
  path: string
  title: string
  /** Open to anonymous visitors; every other page needs a signed-in person. */
  open?: boolean
  /** What stands around the page: the bar of five and the player, the player alone, or nothing. */
  frame?: 'bare' | 'stage'
  load: () => Promise<{ Page: ComponentType }>
  /** Starts the page's reads, all in one tick so that they share one request; the query may name a tab. */
  prefetch?: (client: QueryClient, search: string) => void
}

const library = () =>
  import('~/features/library/audio-page.tsx').then((m) => ({ Page: m.AudioPage }))

/** Every page: its address, its title, its code, and what it reads. */
export const ROUTES: readonly RouteRow[] = [
  {
    path: paths.landing(),
    title: 'Meditation with Indian classical music',
    open: true,
    frame: 'bare',
    load: () =>
      import('~/features/landing/landing-page.tsx').then((m) => ({ Page: m.LandingPage })),
  },
  {
    path: paths.login(),
    title: 'Sign in',
    open: true,
    frame: 'bare',
    load: () => import('~/features/auth/login-page.tsx').then((m) => ({ Page: m.LoginPage })),
  },
  {
    path: paths.dashboard(),
    title: 'Home',
    load: () =>
      import('~/features/dashboard/dashboard-page.tsx').then((m) => ({ Page: m.DashboardPage })),
    prefetch: prefetchDashboard,
  },
  {
    path: paths.dailyAudio(),
    title: 'Sessions',
    load: library,
    prefetch: prefetchLibrary,
  },
  {
    path: '/audio/:id',
    title: 'Audio session',
    load: library,
    prefetch: prefetchLibrary,
  },
  {
    path: paths.journal(),
    title: 'Journal',
    load: () =>
      import('~/features/journal/journal-page.tsx').then((m) => ({ Page: m.JournalPage })),
    prefetch: prefetchJournal,
  },
  {
    path: paths.moodCheckin(),
    title: 'Mood check-in',
    load: () =>
      import('~/features/check-in/check-in-page.tsx').then((m) => ({ Page: m.CheckInPage })),
    prefetch: prefetchCheckIn,
  },
  {
    path: paths.session(),
    title: 'Session',
    frame: 'stage',
    load: () =>
      import('~/features/session/session-page.tsx').then((m) => ({ Page: m.SessionPage })),
    prefetch: prefetchSession,
  },
  {
    path: paths.progress(),
    title: 'Your Journey',
    load: () =>
      import('~/features/progress/progress-page.tsx').then((m) => ({ Page: m.ProgressPage })),
    prefetch: prefetchProgress,
  },
  {
    path: paths.motivation(),
    title: 'Motivation',
    load: () =>
      import('~/features/motivation/motivation-page.tsx').then((m) => ({ Page: m.MotivationPage })),
    prefetch: prefetchPath,
  },
  {
    path: paths.astrologyOnboarding(),
    title: 'Birth Details',
    load: () =>
      import('~/features/astrology/onboarding-page.tsx').then((m) => ({ Page: m.OnboardingPage })),
    prefetch: prefetchBirth,
  },
  {
    path: paths.profile(),
    title: 'Profile',
    load: () => import('~/app/profile-screen.tsx').then((m) => ({ Page: m.ProfileScreen })),
    prefetch: prefetchBirth,
  },
  {
    path: paths.vedicCalculator(),
    title: 'Vedic Calculator',
    load: () =>
      import('~/features/astrology/calculator-page.tsx').then((m) => ({ Page: m.CalculatorPage })),
    prefetch: prefetchBirth,
  },
]
