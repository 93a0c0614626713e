import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { BirthToCome } from '~/lib/birth-to-come.ts'
import { BackendDown, ChartTrouble } from '~/ui/feedback/chart-trouble.tsx'

const retry = vi.fn()
const onDevice = vi.fn()
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each([
  [
    new AstrologyError('unreachable', 'The service does not answer.'),
    'The service does not answer.',
  ],
  [new RangeError('The latitude must be a number.'), 'The latitude must be a number.'],
  [new BirthToCome(), 'This moment has not come yet at the place of birth.'],
  [new TypeError('x is not a function'), 'The chart could not be computed just now.'],
  ['nothing', 'The chart could not be computed just now.'],
])('a chart that failed with %s says why in words for people', (error, words) => {
  render(<ChartTrouble error={error} onRetry={retry} onDevice={null} />)
  expect(screen.getByText(words).textContent).toBe(words)
})

test.each([
  ['too-often', 'Rate limit exceeded.', /safe\. Wait a minute and try again, or calculate on this/],
  ['unexpected', 'Chart API Error: 500', /safe, and nothing is wrong with them\. Try again in a/],
  ['refused', 'API key is invalid or missing', /safe\. The service does not let Alap in/],
  ['invalid', 'Invalid birth data', /check your inputs and try again\. Make sure your birth place/],
] as const)('a chart that failed as %s says what is safe and what to do', (kind, said, advice) => {
  const error = new AstrologyError(kind, said)
  render(<ChartTrouble error={error} onRetry={retry} onDevice={onDevice} />)
  const card = screen.getByRole('alert')
  expect(card.textContent).toMatch(advice)
  if (kind !== 'invalid') expect(card.textContent).not.toMatch(/inputs|birth place/)
})

test('a service that is down says that nothing is lost', () => {
  render(<BackendDown down={{ retry, onDevice }} />)
  expect(screen.getByRole('status').textContent).toMatch(/not available.*are safe\. Try again/)
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
