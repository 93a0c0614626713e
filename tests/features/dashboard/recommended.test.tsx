import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { Recommended } from '~/features/dashboard/recommended.tsx'

const open = (mood: MoodValue | null, isMoodKnown = true) =>
  render(
    <MemoryRouter>
      <Recommended mood={mood} isMoodKnown={isMoodKnown} />
    </MemoryRouter>,
  )

test.each([
  [null, 'Morning Calm', /^A calm beginning/],
  [1, 'Stress Relief', /^Because you feel Very Sad: Karuna/],
  [2, 'Stress Relief', /^Because you feel Sad: Karuna/],
  [3, 'Morning Calm', /^Because you feel Neutral: Shantha/],
  [4, 'Deep Focus', /^Because you feel Happy: Shringara/],
  [5, 'Deep Focus', /^Because you feel Very Happy: Shringara/],
] as const)('the mood %s gets %s as its recommendation, with the reason', (mood, title, why) => {
  open(mood)
  expect(screen.getByRole('region', { name: `For your mood: ${title}` })).toBeDefined()
  expect(screen.getByRole('link', { name: `Begin ${title}` }).getAttribute('href')).toBe(
    mood === null ? '/mood-checkin' : '/session',
  )
  expect(screen.getByText(why)).toBeDefined()
})

test('nothing is claimed of a mood that is not known', () => {
  open(null, false)
  expect(screen.queryByText('While today’s mood is open')).toBeNull()
  expect(screen.getByText(/^Ahir Bhairav, a raga of first light/)).toBeDefined()
})
