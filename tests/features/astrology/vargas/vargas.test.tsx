import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firmWords } from '~/features/astrology/vargas/varga-firmness.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { almanacOnNoonOfMarch, openMoreOfChart, rowOf } from '../calculator/open-almanac.tsx'

const almanac = almanacOnNoonOfMarch()
const ALL = 'The signs of all sixteen'

test('the vargas begin with the navamsha, as a drawing, a rule and a table', async () => {
  await openMoreOfChart()
  screen.getByText(/^Nine parts of 3° 20′, counted from the sign itself in movable signs/)
  screen.getByText(/a varga\. By the Lahiri ayanamsha, 23\.2990°\.$/)
  expect(screen.getByRole('group', { name: 'D9 Navamsha: a house at a time' })).toBeDefined()
  expect(screen.getByRole('radio', { name: /^House 1, Leo: lagna/ })).toBeDefined()
  expect(rowOf('D9 Navamsha', 'Lagna')).toEqual(['Leo', '1', '24° 17′ Capricorn'])
  expect(rowOf('D9 Navamsha', 'Moon')).toEqual(['Libra', '3', '20° 56′ Leo'])
  await screen.findByText(/^The lagna of D9 is Leo, for a birth up to /)
  expect(rowOf(ALL, 'D9 Navamsha').slice(0, 3)).toEqual([
    '5Lagna: Leo',
    '11Sun: Aquarius',
    '7Moon: Libra',
  ])
  expect(almanac.asked).toEqual(['vargas'])
})

test('another rule can be chosen where programs differ, and both tables follow it', async () => {
  const { choose } = await openMoreOfChart()
  expect(screen.queryByLabelText('Rule of D9')).toBeNull()
  await choose('Varga', 'D2 Hora')
  expect(rowOf('D2 Hora', 'Sun')[0]).toBe('Cancer')
  await choose('Rule of D2', 'Kashinatha')
  screen.getByText(/^Both halves belong to the sign’s own lord/)
  expect(rowOf('D2 Hora', 'Sun')[0]).toBe('Capricorn')
  expect(rowOf(ALL, 'D2 Hora')[1]).toBe('10Sun: Capricorn')
})

test('the lagna of D60 is said to be seldom firm, and what may change is marked', async () => {
  const { choose } = await openMoreOfChart({ sureToMinutes: 15 })
  await choose('Varga', 'D60 Shashtyamsha')
  await screen.findByText(/changes about every two minutes, so it is seldom firm\.$/)
  screen.getByText(
    /^With a time sure to ± 15 minutes the lagna (and .* )?may stand in another sign/,
  )
  expect(rowOf('D60 Shashtyamsha', 'Lagna')[0]).toMatch(/may change$/)
  expect(rowOf('D60 Shashtyamsha', 'Saturn')[0]).not.toMatch(/may change/)
  expect(rowOf(ALL, 'D60 Shashtyamsha')[0]).toMatch(/^\d+\*Lagna: \w+, may change$/)
  expect(rowOf(ALL, 'D1 Rashi')[0]).toBe('10Lagna: Capricorn')
})

test('a lagna is firm only where it holds both earlier and later', () => {
  const words = (earlier: number, later: number) =>
    firmWords({ lagnaHolds: { earlier: earlier * 60_000, later: later * 60_000 }, firm: GRAHAS }, 5)
  const unsure =
    'With a time sure to ± 5 minutes the lagna may stand in another sign; the rest is firm.'
  expect(words(4, 60)).toBe(unsure)
  expect(words(60, 4)).toBe(unsure)
  expect(words(6, 6)).toBe('With a time sure to ± 5 minutes everything in it is firm.')
})

test('without a time of birth no varga is drawn, and only what holds all day is given', async () => {
  await openMoreOfChart({ sureToMinutes: 720 })
  screen.getByText('The time of birth is not known')
  expect(screen.queryByRole('group', { name: /D9 Navamsha/ })).toBeNull()
  await waitFor(() => expect(rowOf('D9 Navamsha', 'Moon')[0]).toBe('Not the same all day'))
  expect(rowOf('D9 Navamsha', 'Saturn')).toHaveLength(2)
  expect(rowOf('D9 Navamsha', 'Lagna')).toEqual([])
  expect(rowOf(ALL, 'D9 Navamsha')[0]).toBe('–Lagna: cannot be given')
  expect(rowOf(ALL, 'D1 Rashi')[7]).toBe('9Saturn: Sagittarius')
  screen.getByText(/A dash: cannot be given without the time of birth\.$/)
})

test('a worker that fails leaves the vargas, says what it could not, and is asked again', async () => {
  almanac.state = 'fails'
  const { press } = await openMoreOfChart()
  const trouble = await screen.findByRole('alert')
  expect(trouble.textContent).toMatch(
    /^This part could not be worked out just now\. The chart itself/,
  )
  expect(rowOf('D9 Navamsha', 'Lagna')[0]).toBe('Leo')
  almanac.state = 'replies'
  await press('Try again')
  await screen.findByText(/^The lagna of D9 is Leo, for a birth/)
})
