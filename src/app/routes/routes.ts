import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type PageCode, pageCode } from '~/app/routes/lazy-page.tsx'
import { paths } from '~/lib/paths.ts'

export type RouteRow = {
  path: string
  title: string
  /** Open to anonymous visitors; every other page needs a signed-in person. */
  open?: boolean
  /**
   * What is shown around the page: the navigation bar and the player, the player alone, or nothing.
   */
  frame?: 'bare' | 'stage'
  /** Rows of one name are one page, which stays when the address goes from one to another. */
  page?: string
  /** The menu leads here: the code is loaded soon after the first page is drawn. */
  isInMenu?: boolean
  code: PageCode
  /**
   * Starts the page's reads in one tick, so that they share one request. The query may name a tab.
   */
  prefetch?: (client: QueryClient, search: string) => Promise<void>
}

type Reads = typeof import('~/app/routes/prefetch.ts')

let reads: Reads | undefined

/** The code of all that is read of a person, which takes 33 kB: the open pages do without it. */
async function loadReads(): Promise<Reads> {
  reads ??= await import('~/app/routes/prefetch.ts')
  return reads
}

/** A page of a signed-in person, whose reads begin before it is drawn. */
function personPage(fetchPage: () => Promise<ComponentType>): PageCode {
  return pageCode(async () => {
    const [page] = await Promise.all([fetchPage(), loadReads()])
    return page
  })
}

/** Begins reads, at once where their code is there; where it does not come, the page says so. */
const reading =
  (page: keyof Reads['prefetch']) =>
  async (client: QueryClient, search: string): Promise<void> => {
    const all = reads ?? (await loadReads().catch(() => null))
    all?.prefetch[page](client, search)
  }

const library = personPage(() =>
  import('~/features/library/audio-page.tsx').then((m) => m.AudioPage),
)

const journal = personPage(() =>
  import('~/features/journal/journal-page.tsx').then((m) => m.JournalPage),
)

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
    path: paths.trySession(),
    title: 'A first session',
    open: true,
    frame: 'stage',
    code: pageCode(() =>
      import('~/features/first-session/first-session-page.tsx').then((m) => m.FirstSessionPage),
    ),
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
    code: personPage(() =>
      import('~/features/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
    ),
    prefetch: reading('dashboard'),
  },
  {
    path: paths.dailyAudio(),
    title: 'Sessions',
    isInMenu: true,
    code: library,
    prefetch: reading('library'),
  },
  {
    path: '/audio/:id',
    title: 'Audio session',
    code: library,
    prefetch: reading('library'),
  },
  {
    path: paths.journal(),
    title: 'Journal',
    page: 'journal',
    isInMenu: true,
    code: journal,
    prefetch: reading('journal'),
  },
  {
    path: '/journal/:id',
    title: 'Journal entry',
    page: 'journal',
    code: journal,
    prefetch: reading('journal'),
  },
  {
    path: paths.moodCheckin(),
    title: 'Mood check-in',
    isInMenu: true,
    code: personPage(() =>
      import('~/features/check-in/check-in-page.tsx').then((m) => m.CheckInPage),
    ),
    prefetch: reading('checkIn'),
  },
  {
    path: paths.session(),
    title: 'Session',
    frame: 'stage',
    code: personPage(() =>
      import('~/features/session/page/session-page.tsx').then((m) => m.SessionPage),
    ),
    prefetch: reading('session'),
  },
  {
    path: paths.progress(),
    title: 'Your Journey',
    isInMenu: true,
    code: personPage(() =>
      import('~/app/routes/progress-screen.tsx').then((m) => m.ProgressScreen),
    ),
    prefetch: reading('progress'),
  },
  {
    path: paths.motivation(),
    title: 'Motivation',
    code: personPage(() =>
      import('~/features/motivation/motivation-page.tsx').then((m) => m.MotivationPage),
    ),
    prefetch: reading('path'),
  },
  {
    path: paths.astrologyOnboarding(),
    title: 'Birth Details',
    code: personPage(() =>
      import('~/features/astrology/onboarding/onboarding-page.tsx').then((m) => m.OnboardingPage),
    ),
    prefetch: reading('birth'),
  },
  {
    path: paths.profile(),
    title: 'Profile',
    code: personPage(() => import('~/app/routes/profile-screen.tsx').then((m) => m.ProfileScreen)),
    prefetch: reading('birth'),
  },
  {
    path: paths.vedicCalculator(),
    title: 'Vedic Calculator',
    code: personPage(() =>
      import('~/features/astrology/calculator/calculator-page.tsx').then((m) => m.CalculatorPage),
    ),
    prefetch: reading('charts'),
  },
  {
    path: paths.panchang(),
    title: 'Panchang',
    code: personPage(() =>
      import('~/features/panchang/panchang-page.tsx').then((m) => m.PanchangPage),
    ),
    prefetch: reading('birth'),
  },
]
