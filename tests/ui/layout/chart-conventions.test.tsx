import { render, screen } from '@testing-library/react'
import { test } from 'vitest'
import { ChartConventions } from '~/ui/layout/chart-conventions.tsx'

test('a service that does not name its node is shown without one', () => {
  render(<ChartConventions computedBy="backend" node={null} />)
  screen.getByText(/^Computed by the astrology service, .* a node it does not name, and Vimsh/)
})

test('a service that names its node is shown with it', () => {
  render(<ChartConventions computedBy="backend" node="true" />)
  screen.getByText(/^Computed by the astrology service, .* the true node, and Vimshottari/)
})
