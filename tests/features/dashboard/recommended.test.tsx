import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Recommended } from '~/features/dashboard/recommended.tsx'

test.each([
  [null, 'Morning Calm', /^A calm beginning/],
  [1, 'Stress Relief', /^You feel Very Sad today\. Karuna/],
  [2, 'Stress Relief', /^You feel Sad today\. Karuna/],
  [3, 'Morning Calm', /^You feel Neutral today\. Shantha/],
  [4, 'Deep Focus', /^You feel Happy today\. Shringara/],
  [5, 'Deep Focus', /^You feel Very Happy today\. Shringara/],
] as const)('mood %s is recommended %s, and told why', (mood, title, why) => {
  render(
    <MemoryRouter>
      <Recommended mood={mood} />
    </MemoryRouter>,
  )
  const list = screen.getByRole('list', { name: 'Recommended for You' })
  expect(list.textContent).toContain(title)
  expect(screen.getByText(why)).toBeDefined()
})
