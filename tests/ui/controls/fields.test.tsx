import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { WritingArea } from '~/features/journal/writing-area.tsx'
import { MoodPicker } from '~/ui/choices/mood-picker.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'

const MOODS = ([1, 2, 3, 4, 5] as const).map((value) => ({
  value,
  word: `Word ${value}`,
  emoji: '🙂',
  description: `Description ${value}`,
}))

test('a field is named by its label, and described by its error', () => {
  render(<TextField label="E-mail" value="meera" onChange={() => {}} error="That is no address." />)
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('That is no address.')
})

test('a field without a note is described by nothing', () => {
  render(<TextField label="E-mail" value="" onChange={() => {}} />)
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

test('a field passes on the text, not the event', async () => {
  const onChange = vi.fn()
  render(<TextField label="Name" value="" onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'M')
  expect(onChange).toHaveBeenCalledWith('M')
})

test('a writing area is a labelled text box with its hint', () => {
  render(<WritingArea label="Your reflection" value="" onChange={() => {}} hint="0 of 20,000" />)
  const area = screen.getByRole('textbox', { name: 'Your reflection' })
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '0 of 20,000',
  )
})

test('a writing area grows with its text in browsers that do not do so themselves', () => {
  const area = (value: string) => <WritingArea label="Text" value={value} onChange={() => {}} />
  const { rerender } = render(area('Sa'))
  const room = () => screen.getByRole('textbox').parentElement
  // What makes the room is drawn from this attribute, so that the text is in the page once.
  expect(room()?.dataset.text).toBe('Sa')
  rerender(area('Sa\nRe'))
  expect(room()?.dataset.text).toBe('Sa\nRe')
  expect(room()?.textContent).toBe('Sa\nRe')
})

test('a select starts with an empty choice', async () => {
  const onChange = vi.fn()
  render(
    <SelectField
      label="Raag"
      value=""
      onChange={onChange}
      placeholder="Any raag"
      options={[{ value: 'Yaman', label: 'Yaman' }]}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Raag' })
  expect(select).toHaveProperty('value', '')
  await userEvent.selectOptions(select, 'Yaman')
  expect(onChange).toHaveBeenCalledWith('Yaman')
})

test('a busy button waits and shows that', async () => {
  const onClick = vi.fn()
  render(
    <Button busy onClick={onClick}>
      Saving…
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving…' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('moods are one radio group, each with its word', async () => {
  const onChange = vi.fn()
  render(<MoodPicker legend="How are you?" choices={MOODS} value={2} onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'How are you?' })).toBeTruthy()
  const radios = screen.getAllByRole('radio')
  // The browser walks radios of one name with the arrow keys.
  expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1)
  expect(screen.getByRole('radio', { name: /Word 2/ })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: /Word 3/ }))
  expect(onChange).toHaveBeenCalledWith(3)
})
