import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NorthChart } from '~/features/astrology/chart/north-chart.tsx'
import { SouthChart } from '~/features/astrology/chart/south-chart.tsx'

const HOUSES = Array.from({ length: 12 }, (_, index) => ({
  house: index + 1,
  sign: ((index + 3) % 12) + 1,
  signName: 'Can',
  marks: index === 4 ? [{ name: 'Ju', degree: 7, retrograde: true, combust: false }] : [],
  spoken: `House ${index + 1}`,
}))

function Chart({ style }: { style: 'north' | 'south' }) {
  const [selected, setSelected] = useState(1)
  const drawing = { label: 'Birth chart', houses: HOUSES, selected, onSelect: setSelected }
  return style === 'north' ? <NorthChart {...drawing} /> : <SouthChart {...drawing} title="Rashi" />
}

test.each(['north', 'south'] as const)(
  'the houses of the %s chart are one radio group',
  async (style) => {
    const user = userEvent.setup()
    render(<Chart style={style} />)
    expect(screen.getByRole('group', { name: 'Birth chart' })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(12)
    expect(checked()).toBe('House 1')
    await user.click(screen.getByRole('radio', { name: 'House 9' }))
    expect(checked()).toBe('House 9')
    // The browser walks radios of one name with the arrow keys.
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))
    expect(new Set(names).size).toBe(1)
  },
)

test('the keyboard comes to the house that is read, and leaves with one key', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Chart style="north" />
      <button type="button">After</button>
    </>,
  )
  await user.click(screen.getByRole('radio', { name: 'House 5' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'House 5' }))
})

test('the diamond writes the number of each sign, the lagna’s sign in the first house', () => {
  const { container } = render(<Chart style="north" />)
  const [first] = container.querySelectorAll('polygon + text')
  expect(first?.textContent).toBe('4')
  expect(screen.getByText('Ju 7° R')).toBeTruthy()
})

test('the square keeps each sign in its fixed place, and marks the lagna’s', () => {
  render(<Chart style="south" />)
  expect(screen.getByText('Rashi')).toBeTruthy()
  const strokes = document.querySelector('fieldset path')?.getAttribute('d')
  // Cancer is the second square from the top on the right.
  expect(strokes).toContain('M302 88')
})

function checked(): string | null | undefined {
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  return radios.find((radio) => radio.checked)?.getAttribute('aria-label')
}
