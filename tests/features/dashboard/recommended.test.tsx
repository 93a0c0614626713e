import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Recommended } from '~/features/dashboard/recommended.tsx'

test.each([
  [null, 'Morning Calm', /^A calm beginning/],
  [1, 'Stress Relief', /^Because you feel Very Sad: Karuna/],
  [2, 'Stress Relief', /^Because you feel Sad: Karuna/],
  [3, 'Morning Calm', /^Because you feel Neutral: Shantha/],
  [4, 'Deep Focus', /^Because you feel Happy: Shringara/],
  [5, 'Deep Focus', /^Because you feel Very Happy: Shringara/],
] as const)('the mood %s gets %s as its recommendation, with the reason', (mood, title, why) => {
  render(
    <MemoryRouter>
      <Recommended mood={mood} isMoodKnown />
    </MemoryRouter>,
  )
  const list = screen.getByRole('list', { name: 'Recommended for You' })
  expect(list.textContent).toContain(title)
  expect(screen.getByText(why)).toBeDefined()
})

test('nothing is claimed of a mood that is not known', () => {
  render(
    <MemoryRouter>
      <Recommended mood={null} isMoodKnown={false} />
    </MemoryRouter>,
  )
  expect(screen.queryByText(/while today’s mood is still open/)).toBeNull()
  expect(screen.getByText(/^Ahir Bhairav, a raga of first light/)).toBeDefined()
})
