import '~tests/support/window/fake-device.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { almanacOnNoonOfMarch, openMoreOfChart } from '../calculator/open-almanac.tsx'
import { fact } from '../calculator/open-calculator.tsx'

almanacOnNoonOfMarch()

async function openMethod(changes?: Parameters<typeof openMoreOfChart>[0]) {
  const opened = await openMoreOfChart(changes)
  await opened.unfold('How this was computed')
  return opened
}

const changes = () =>
  [...(screen.getByText(/against Lahiri$/).nextElementSibling?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  )

test('another ayanamsha is named with its value and its changes, and is kept on the device', async () => {
  const { choose, unfold } = await openMethod()
  screen.getByText('A view of this page alone. What Alap suggests stays by Lahiri.')
  expect(screen.queryByText(/against Lahiri$/)).toBeNull()
  await choose('Ayanamsha', 'Raman')
  await screen.findByText('Raman against Lahiri')
  expect(changes()).toEqual([
    'Jupiter stands in Sagittarius instead of Scorpio, and in Mula instead of Jyeshtha.',
    'Every date of the dashas is 2.2 years earlier.',
  ])
  expect(await fact('Ayanamsha')).toMatch(/^Raman \(mean\), 21\.85\d+°; with nutation/)
  expect(await fact('Lagna')).toBe('Capricorn मकर 25° 44′ 18″')
  screen.getByText(/, the Raman ayanamsha, 21\.85\d\d° \(mean\), whole-sign houses,/)
  screen.getByText(/By the Raman ayanamsha, 21\.85\d\d°\.$/)
  await unfold('Vargas and the sky now')
  expect(await screen.findAllByText(/By the Raman ayanamsha, 21\.85\d\d°\.$/)).toHaveLength(2)

  cleanup()
  const again = await openMethod()
  expect(await fact('Lagna')).toBe('Capricorn मकर 25° 44′ 18″')
  expect(screen.getByLabelText<HTMLSelectElement>('Ayanamsha').value).toBe('raman')
  await again.choose('Ayanamsha', 'Lahiri')
  await waitFor(async () => expect(await fact('Lagna')).toBe('Capricorn मकर 24° 17′ 31″'))
  expect(screen.queryByText(/against Lahiri$/)).toBeNull()
})

test('an ayanamsha that changes no sign and no nakshatra says so', async () => {
  const { choose } = await openMethod()
  await choose('Ayanamsha', 'True Chitra')
  await screen.findByText('True Chitra against Lahiri')
  expect(changes()).toEqual([
    'Nothing changes sign or nakshatra.',
    'Every date of the dashas is 9 days earlier.',
  ])
})

test('a lagna in another sign is said to move every house', async () => {
  const { choose } = await openMethod({ birthTime: '08:50' })
  await choose('Ayanamsha', 'Fagan-Bradley')
  await screen.findByText('Fagan-Bradley against Lahiri')
  expect(changes()).toEqual([
    'The lagna stands in Capricorn instead of Aquarius; every house is counted from there.',
    'Every date of the dashas is 484 days later.',
  ])
})
