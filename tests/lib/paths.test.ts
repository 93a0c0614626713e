import { expect, test } from 'vitest'
import { newAccountPath, paths } from '~/lib/paths.ts'

test('the addresses are those people have as bookmarks, the panchang’s and those of the open pages', () => {
  const all = Object.entries(paths).map(([name, path]) => [name, path('an id/with#signs')])
  expect(Object.fromEntries(all)).toEqual({
    landing: '/',
    login: '/login',
    dashboard: '/dashboard',
    journal: '/journal',
    journalEntry: '/journal/an%20id%2Fwith%23signs',
    dailyAudio: '/audio',
    audio: '/audio/an%20id%2Fwith%23signs',
    moodCheckin: '/mood-checkin',
    progress: '/progress',
    motivation: '/motivation',
    session: '/session',
    astrologyOnboarding: '/onboarding/astrology',
    profile: '/profile',
    vedicCalculator: '/vedic-calculator',
    panchang: '/panchang',
    trySession: '/try',
    tryChart: '/try/chart',
  })
})

test('the sign-in page opens the form for a new person by its address', () => {
  expect(newAccountPath).toBe('/login?mode=create')
})
