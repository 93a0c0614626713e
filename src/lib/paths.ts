/** Every address of the app. Links, redirects and the route table all come from here. */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  dashboard: () => '/dashboard',
  journal: () => '/journal',
  journalEntry: (id: string) => `/journal/${encodeURIComponent(id)}`,
  dailyAudio: () => '/audio',
  audio: (id: string) => `/audio/${encodeURIComponent(id)}`,
  moodCheckin: () => '/mood-checkin',
  progress: () => '/progress',
  motivation: () => '/motivation',
  session: () => '/session',
  astrologyOnboarding: () => '/onboarding/astrology',
  profile: () => '/profile',
  vedicCalculator: () => '/vedic-calculator',
  panchang: () => '/panchang',
  trySession: () => '/try',
  tryChart: () => '/try/chart',
} as const

/** The sign-in page as it opens for a new person. */
export const newAccountPath = `${paths.login()}?mode=create`

/** The page of charts with one that is kept beside the person's own. */
export function keptChartPath(id: string): string {
  return `${paths.vedicCalculator()}?chart=${encodeURIComponent(id)}`
}
