import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioChoice } from '~/ui/choices/choices.tsx'

test('a radio choice is one group of radios, each with its line of words', async () => {
  const onChange = vi.fn()
  render(
    <RadioChoice
      legend="Which one?"
      value="earlier"
      onChange={onChange}
      choices={[
        { value: 'earlier', label: 'The earlier', detail: '05:30 UTC' },
        { value: 'later', label: 'The later', detail: '06:30 UTC' },
      ]}
    />,
  )
  screen.getByRole('group', { name: 'Which one?' })
  const earlier = screen.getByRole<HTMLInputElement>('radio', { name: 'The earlier 05:30 UTC' })
  const later = screen.getByRole<HTMLInputElement>('radio', { name: 'The later 06:30 UTC' })
  expect([earlier.checked, later.checked]).toEqual([true, false])
  expect(earlier.name).toBe(later.name)
  await userEvent.click(later)
  expect(onChange).toHaveBeenCalledWith('later')
})
