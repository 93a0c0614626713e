import '~tests/support/window/fake-device.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { almanacOnNoonOfMarch, openMoreOfChart, rowOf } from '../calculator/open-almanac.tsx'

const almanac = almanacOnNoonOfMarch()

/** Opens the sky by the keyboard. */
async function openSky(changes: Parameters<typeof openMoreOfChart>[0] = {}) {
  const opened = await openMoreOfChart(changes)
  screen.getByRole('tab', { name: 'Vargas' }).focus()
  await opened.user.keyboard('{ArrowRight}')
  await screen.findByRole('heading', { name: 'Sky over the chart' })
  return opened
}

const table = /^The grahas on/

test('the sky of now stands around the birth chart, in words and in a table', async () => {
  const { user } = await openSky()
  await screen.findByRole('table', { name: /^The grahas on 14 Mar 2026, \d\d:00$/ })
  expect(rowOf(table, 'Saturn')).toEqual([
    expect.stringMatching(/^Pisces 9°\s\d\d′since 29 Mar 2025$/),
    '3',
    '8',
    expect.stringMatching(
      /^[23] Jun 2027 into Aries20 Oct 2027 retrograde back into Pisces2[34] Feb 2028 into Aries again$/,
    ),
  ])
  expect(rowOf(table, 'Rahu')[3]).toMatch(/^2?\d \w+ 2026 into Capricorn$/)
  screen.getByText(/by the Lahiri ayanamsha, 24\.22\d\d°, and the mean node/)
  await user.click(screen.getByRole('radio', { name: /^House 3, Pisces: at birth/ }))
  screen.getByRole('heading', { name: 'House 3: Pisces' })
  await user.click(screen.getByRole('radio', { name: 'Birth Moon' }))
  expect(screen.getByRole('radio', { name: /^House 1 from the Moon, Leo: at birth/ })).toBeDefined()
})

test('another day can be chosen from 1800 to 2200, and now comes back', async () => {
  const { press } = await openSky()
  await screen.findByRole('table', { name: table })
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '1850-06-01' } })
  await screen.findByRole('table', { name: /^The grahas on 1 Jun 1850, 12:00$/ })
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '0202-06-01' } })
  screen.getByText('Choose a day from 1800 to 2200.')
  screen.getByRole('table', { name: /^The grahas on 1 Jun 1850, 12:00$/ })
  await press('Back to now')
  await screen.findByRole('table', { name: /^The grahas on 14 Mar 2026/ })
  expect(screen.queryByText('Choose a day from 1800 to 2200.')).toBeNull()
})

test('without a time of birth the houses are counted from the Moon alone', async () => {
  await openSky({ sureToMinutes: 720 })
  await screen.findByRole('table', { name: table })
  expect(rowOf(table, 'Saturn')).toHaveLength(3)
  expect(screen.queryByRole('radio', { name: 'Lagna' })).toBeNull()
  screen.getByText(/^Houses from the lagna cannot be given, so all are counted from the Moon\./)
  expect(
    screen.getByRole('radio', { name: /^House 1 from the Moon, Leo: at birth Moon,?/ }),
  ).toBeDefined()
})

test('Saturn’s stays of a life are said for the day, and in a table with their dates', async () => {
  const { user } = await openSky()
  await screen.findByText(
    /^14 Mar 2026: Ashtama Shani\. Saturn stands in the 8th sign from the birth Moon, \d+ Mar 2025 to \d Jun 2027\.$/,
  )
  screen.getByText(/^The next stay is Ashtama Shani, 20 Oct 2027 to 2[34] Feb 2028\.$/)
  await user.click(screen.getByText(/^All \d+ stays$/))
  const stays = screen.getByRole('table', { name: 'Saturn’s stays' })
  expect(stays.textContent).toContain('Sade Sati, second part')
  expect(stays.textContent).toContain('came back retrograde')
})

test('a worker that fails leaves words and a way to try again, in both parts', async () => {
  almanac.state = 'fails'
  const { user } = await openSky()
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  almanac.state = 'replies'
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again)
  await screen.findByRole('table', { name: table })
  await screen.findByText(/^14 Mar 2026: Ashtama Shani/)
})
