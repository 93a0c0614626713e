import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { network } from '~tests/support/network.ts'
import { fact, openCalculator } from './open-calculator.tsx'

const database = standInDatabase()
const CHECK = /Please check your inputs and try again\. Make sure your birth place is supported\.$/

test('a chart that the service fails to compute can be computed on the device', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.reply = birthTable(birthRow())
  signInAsAsha()
  const { press, unfold } = await openCalculator()
  const card = await screen.findByText(/^Error: ./)
  expect(card.parentElement?.textContent).toBe(
    'Error: The astrology service could not be reached. Your birth details are safe. Please try again, or calculate on this device.',
  )
  const down = await screen.findByText('Backend service unavailable')
  expect(down.parentElement?.textContent).toContain('Backend service is not available')
  await press('Calculate on this device')
  await screen.findByText('How this was computed')
  const heading = screen.getByRole('heading', { name: 'The chart' })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(heading)).toBe(true)
  expect(screen.queryByText('Backend service unavailable')).toBeNull()
  await unfold('How this was computed')
  expect(await fact('Computed')).toBe('On this device')
})

test.each([
  [400, 'Invalid birth data: Please check your inputs', CHECK],
  [422, 'Chart API Error: 422', CHECK],
  [429, 'Rate limit exceeded. Please try again later.', /safe\. Wait a minute and try again, or/],
  [401, 'API key is invalid or missing', /safe\. The service does not let Alap in just now/],
  [500, 'Chart API Error: 500', /safe, and nothing is wrong with them\. Try again in a while, or/],
  [503, 'Chart API Error: 503', /safe, and nothing is wrong with them\. Try again in a while, or/],
])(
  'a chart that the service answers with %i says what to do, and blames the inputs only if they are at fault',
  async (status, title, advice) => {
    vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
    network.use(
      http.post('http://127.0.0.1:2/v1/chart', () => HttpResponse.json({}, { status })),
      http.get('http://127.0.0.1:2/v1/healthz', () => HttpResponse.json({ status: 'ok' })),
    )
    database.reply = birthTable(birthRow())
    signInAsAsha()
    await openCalculator()
    const card = (await screen.findByText(`Error: ${title}`)).parentElement
    expect(card?.textContent).toMatch(advice)
    if (advice !== CHECK) expect(card?.textContent).not.toMatch(/check your inputs|birth place/)
    screen.getByRole('button', { name: 'Calculate on this device' })
    network.reset()
  },
)

test('the device computes the current input after the service failed, once it can be read', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.reply = birthTable(birthRow())
  signInAsAsha()
  const { press, type, change, unfold } = await openCalculator()
  await screen.findByText(/^Error: ./)
  await change()
  await type('Birth Time', '25:00')
  await press('Close the form')
  await press('Calculate on this device')
  screen.getByText('There is no time 25:00 on a clock.')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Birth Time/))
  screen.getByText(/^Error: ./)
  await type('Birth Time', '20:30')
  await press('Calculate on this device')
  await unfold('How this was computed')
  expect(await fact('Computed')).toBe('On this device')
  expect(await fact('Local time')).toMatch(/, 20:30$/)
  expect(await fact('Lagna')).toMatch(/^Leo /)
})

test('trying again sends the current input of the form', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.reply = birthTable(birthRow())
  signInAsAsha()
  const { press, type, change } = await openCalculator()
  await screen.findByText(/^Error: ./)
  await change()
  await type('Birth Time', '20:30')
  const fetched = vi.spyOn(globalThis, 'fetch')
  await press('Try again')
  await vi.waitFor(() => {
    const bodies = fetched.mock.calls.map(([, init]) => String(init?.body))
    expect(bodies.some((body) => body.includes('20:30'))).toBe(true)
  })
  await screen.findByText(/^Error: ./)
})

test('the page reports that the service is down, also without birth details', async () => {
  vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:2')
  database.reply = birthTable(null)
  signInAsAsha()
  const { press } = await openCalculator()
  await screen.findByText('Backend service unavailable')
  await press('Calculate on this device')
  screen.getByText('Please fill in all required fields')
})
