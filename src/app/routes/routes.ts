import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type PageCode, pageCode } from '~/app/routes/lazy-page.tsx'
import { paths } from '~/lib/paths.ts'
import {
  prefetchBirth,
  prefetchCharts,
  prefetchCheckIn,
  prefetchDashboard,
  prefetchJournal,
  prefetchLibrary,
  prefetchPath,
  prefetchProgress,
  prefetchSession,
} from '~/queries/cache/prefetch.ts'
import { loadOutbox } from '~/queries/database/load-outbox.ts'

export type RouteRow = {
  path: string
  title: string
  /** Open to anonymous visitors; every other page needs a signed-in person. */
  open?: boolean
  /**
   * What is shown around the page: the navigation bar and the player, the player alone, or nothing.
   */
  frame?: 'bare' | 'stage'
  /** The menu leads here: the code is loaded soon after the first page is drawn. */
  isInMenu?: boolean
  code: PageCode
  /**
   * Starts the page's reads in one tick, so that they share one request. The query may name a tab.
   */
  prefetch?: (client: QueryClient, search: string) => void
}

const library = pageCode(() => import('~/features/library/audio-page.tsx').then((m) => m.AudioPage))

/** A page that is there to save something loads together with the code that saves. */
function writingPage(fetchPage: () => Promise<ComponentType>): PageCode {
  return pageCode(async () => {
    const [page] = await Promise.all([fetchPage(), loadOutbox()])
    return page
  })
}

/** Every page: its address, its title, its code, and what it reads. */
export const ROUTES: readonly RouteRow[] = [
  {
    path: paths.landing(),
    title: 'Meditation with Indian classical music',
    open: true,
    frame: 'bare',
    code: pageCode(() => import('~/app/routes/landing-screen.tsx').then((m) => m.LandingScreen)),
  },
  {
    path: paths.login(),
    title: 'Sign in',
    open: true,
    frame: 'bare',
    code: pageCode(() => import('~/features/auth/login-page.tsx').then((m) => m.LoginPage)),
  },
  {
    path: paths.tryChart(),
    title: 'Cast a Chart',
    open: true,
    frame: 'bare',
    code: pageCode(() =>
      import('~/features/astrology/try-chart/try-chart-page.tsx').then((m) => m.TryChartPage),
    ),
  },
  {
    path: paths.dashboard(),
    title: 'Home',
    isInMenu: true,
    code: pageCode(() =>
      import('~/features/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
    ),
    prefetch: prefetchDashboard,
  },
  {
    path: paths.dailyAudio(),
    title: 'Sessions',
    isInMenu: true,
    code: library,
    prefetch: prefetchLibrary,
  },
  {
    path: '/audio/:id',
    title: 'Audio session',
    code: library,
    prefetch: prefetchLibrary,
  },
  {
    path: paths.journal(),
    title: 'Journal',
    isInMenu: true,
    code: writingPage(() =>
      import('~/features/journal/journal-page.tsx').then((m) => m.JournalPage),
    ),
    prefetch: prefetchJournal,
  },
  {
    path: paths.moodCheckin(),
    title: 'Mood check-in',
    isInMenu: true,
    code: writingPage(() =>
      import('~/features/check-in/check-in-page.tsx').then((m) => m.CheckInPage),
    ),
    prefetch: prefetchCheckIn,
  },
  {
    path: paths.session(),
    title: 'Session',
    frame: 'stage',
    code: writingPage(() =>
      import('~/features/session/page/session-page.tsx').then((m) => m.SessionPage),
    ),
    prefetch: prefetchSession,
  },
  {
    path: paths.progress(),
    title: 'Your Journey',
    isInMenu: true,
    code: pageCode(() => import('~/app/routes/progress-screen.tsx').then((m) => m.ProgressScreen)),
    prefetch: prefetchProgress,
  },
  {
    path: paths.motivation(),
    title: 'Motivation',
    code: pageCode(() =>
      import('~/features/motivation/motivation-page.tsx').then((m) => m.MotivationPage),
    ),
    prefetch: prefetchPath,
  },
  {
    path: paths.astrologyOnboarding(),
    title: 'Birth Details',
    code: writingPage(() =>
      import('~/features/astrology/onboarding/onboarding-page.tsx').then((m) => m.OnboardingPage),
    ),
    prefetch: prefetchBirth,
  },
  {
    path: paths.profile(),
    title: 'Profile',
    code: writingPage(() => import('~/app/routes/profile-screen.tsx').then((m) => m.ProfileScreen)),
    prefetch: prefetchBirth,
  },
  {
    path: paths.vedicCalculator(),
    title: 'Vedic Calculator',
    code: pageCode(() =>
      import('~/features/astrology/calculator/calculator-page.tsx').then((m) => m.CalculatorPage),
    ),
    prefetch: prefetchCharts,
  },
  {
    path: paths.panchang(),
    title: 'Panchang',
    code: pageCode(() =>
      import('~/features/panchang/panchang-page.tsx').then((m) => m.PanchangPage),
    ),
    prefetch: prefetchBirth,
  },
]
