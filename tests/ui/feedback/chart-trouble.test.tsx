import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { BackendDown, ChartTrouble } from '~/ui/feedback/chart-trouble.tsx'

const retry = vi.fn()
const onDevice = vi.fn()
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each([
  [
    new AstrologyError('unreachable', 'The service does not answer.'),
    'The service does not answer.',
  ],
  [new RangeError('This moment has not come yet.'), 'This moment has not come yet.'],
  [new TypeError('x is not a function'), 'The chart could not be computed just now.'],
  ['nothing', 'The chart could not be computed just now.'],
])('a chart that failed with %s says why in words for people', (error, words) => {
  render(<ChartTrouble error={error} onRetry={retry} onDevice={null} />)
  expect(screen.getByText(words).textContent).toBe(words)
})

test('a chart that failed can be tried again, and on this device if it was not', async () => {
  const error = new RangeError('No.')
  const { unmount } = render(<ChartTrouble error={error} onRetry={retry} onDevice={onDevice} />)
  expect(buttons()).toEqual(['Try again', 'Calculate on this device'])
  await userEvent.click(screen.getByText('Try again'))
  await userEvent.click(screen.getByText('Calculate on this device'))
  expect([retry.mock.calls.length, onDevice.mock.calls.length]).toEqual([1, 1])
  unmount()
  render(<ChartTrouble error={error} onRetry={retry} onDevice={null} />)
  expect(buttons()).toEqual(['Try again'])
})

test('a service that is down offers both ways, unless another card has them', async () => {
  const down = { retry: vi.fn(), onDevice: vi.fn() }
  const { unmount } = render(<BackendDown down={down} />)
  await userEvent.click(screen.getByText('Calculate on this device'))
  expect([down.retry.mock.calls.length, down.onDevice.mock.calls.length]).toEqual([0, 1])
  await userEvent.click(screen.getByText('Try again'))
  expect(down.retry).toHaveBeenCalledOnce()
  unmount()
  render(<BackendDown down={down} hasButtonsElsewhere />)
  expect(buttons()).toEqual([])
})
