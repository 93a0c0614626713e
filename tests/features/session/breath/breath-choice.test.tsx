import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { BreathChoice } from '~/features/session/breath/breath-choice.tsx'
import { breathSetting } from '~/features/session/breath/breath-setting.ts'
import { breathText } from '~/lib/breath/breath-pattern.ts'

const chosen = () => {
  const led = breathSetting.led()
  return led && breathText(led.pattern)
}
const kept = () => localStorage.getItem('alap:breath')
const field = (name: string) => screen.getByRole('textbox', { name })

beforeEach(() => {
  breathSetting.choose(null)
})

function open() {
  render(<BreathChoice />)
  return userEvent.setup()
}

describe('the breath', () => {
  test('a breath is free until one is chosen, and is kept on this device', async () => {
    const user = open()
    expect(screen.getByRole('radio', { name: 'Free, as it comes' })).toHaveProperty('checked', true)
    expect(screen.queryByText(/heartbeat/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'In for 4 seconds, out for 6' }))
    expect(chosen()).toBe('4-0-6-0')
    expect(kept()).toBe('4-0-6-0')
    expect(screen.getByText(/nobody can promise what comes of it/)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Free, as it comes' }))
    expect(chosen()).toBeNull()
    expect(kept()).toBeNull()
  })

  test('a breath can be a pattern of one’s own, in and out of different lengths', async () => {
    const user = open()
    await user.click(screen.getByRole('radio', { name: 'A pattern of your own' }))
    expect(chosen()).toBe('4-0-6-0')
    await user.clear(field('Out, seconds'))
    await user.type(field('Out, seconds'), '9')
    await user.clear(field('Hold after in, seconds'))
    await user.type(field('Hold after in, seconds'), '2')
    expect(chosen()).toBe('4-2-9-0')
    expect(kept()).toBe('4-2-9-0')
    await user.clear(field('Out, seconds'))
    await user.type(field('Out, seconds'), '१०')
    expect(chosen()).toBe('4-2-10-0')
  })

  test('a breath that cannot be keeps its figures in the field and says what may be, and the earlier pattern still leads', async () => {
    const user = open()
    await user.click(screen.getByRole('radio', { name: 'A pattern of your own' }))
    await user.clear(field('In, seconds'))
    await user.type(field('In, seconds'), '0')
    expect(screen.getByText(/In and out last 2 to 20 seconds/)).toBeDefined()
    expect(field('In, seconds').getAttribute('aria-invalid')).toBe('true')
    expect(field('In, seconds')).toHaveProperty('value', '0')
    expect(chosen()).toBe('4-0-6-0')
  })

  test('the choice of a breath opens with the pattern that was chosen', () => {
    breathSetting.choose({ in: 7, full: 1, out: 8, empty: 0 })
    open()
    expect(screen.getByRole('radio', { name: 'A pattern of your own' })).toHaveProperty(
      'checked',
      true,
    )
    expect(field('Out, seconds')).toHaveProperty('value', '8')
  })
})
