import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { TextField } from '~/ui/controls/field.tsx'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { held } from '~tests/support/held.ts'

type Values = { readonly city: string; readonly year: string }
type Sent = Faults<keyof Values> | undefined
type Shows = 'when-sent' | 'when-left' | 'at-once'

let sent: Values[] = []
let reply: () => Promise<Sent> = async () => undefined

beforeEach(() => {
  sent = []
  reply = async () => undefined
})

function faultsOf({ city, year }: Values): Faults<keyof Values> {
  return {
    ...(city === '' && { city: 'Which city?' }),
    ...(!/^\d{4}$/.test(year) && { year: `Not a year: ${year}` }),
  }
}

function Journey({ shows }: { shows?: Shows }) {
  const [values, setValues] = useState<Values>({ city: '', year: '' })
  const form = useForm({
    values,
    setValues,
    faults: faultsOf(values),
    ...(shows && { shows }),
    send: () => {
      sent.push(values)
      return reply()
    },
  })
  return (
    <form {...form.props} aria-label="Journey">
      <TextField {...form.field('city')} label="City" onBlur={() => form.leave('city')} />
      <TextField {...form.field('year')} label="Year" onBlur={() => form.leave('year')} />
      {typeof form.formFault === 'string' && <p role="alert">{form.formFault}</p>}
      <button type="submit">{form.isBusy ? 'Sending' : 'Send'}</button>
    </form>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const errorOf = (name: string) => {
  const note = field(name).getAttribute('aria-describedby')
  return note === null ? null : (document.getElementById(note)?.textContent ?? null)
}

function open(shows?: Shows) {
  const user = userEvent.setup()
  render(<Journey {...(shows && { shows })} />)
  const send = () => user.click(screen.getByRole('button'))
  return { user, send }
}

async function filled() {
  const page = open()
  await page.user.type(field('City'), 'Pune')
  await page.user.type(field('Year'), '1991')
  return page
}

test('a form shows no fault before it is sent, then each, and focuses the first', async () => {
  const { user, send } = open()
  await user.type(field('Year'), '19')
  expect(errorOf('Year')).toBeNull()
  await send()
  expect([errorOf('City'), errorOf('Year')]).toEqual(['Which city?', 'Not a year: 19'])
  expect(document.activeElement).toBe(field('City'))
  expect(sent).toEqual([])
})

test('a field that is changed loses its fault, and only its own, until the form is sent', async () => {
  const { user, send } = open()
  await send()
  await user.type(field('Year'), '1')
  expect([errorOf('City'), errorOf('Year')]).toEqual(['Which city?', null])
  await send()
  expect(errorOf('Year')).toBe('Not a year: 1')
})

test('a fault found by sending is shown at its field, and what was typed stays', async () => {
  const { user, send } = await filled()
  reply = async () => ({ year: 'Too long ago' })
  await send()
  expect(errorOf('Year')).toBe('Too long ago')
  expect(document.activeElement).toBe(field('Year'))
  expect([field('City').value, field('Year').value]).toEqual(['Pune', '1991'])
  await user.type(field('City'), '!')
  expect(errorOf('Year')).toBe('Too long ago')
  await user.type(field('Year'), '{Backspace}2')
  expect(errorOf('Year')).toBeNull()
})

test('a fault of the whole form leaves the focus, and goes with the next change', async () => {
  const { user, send } = await filled()
  reply = async () => ({ form: 'The road is closed' })
  await send()
  expect(screen.getByRole('alert').textContent).toBe('The road is closed')
  expect(document.activeElement).toBe(screen.getByRole('button'))
  await user.type(field('City'), '!')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a form that is being sent is busy, and is not sent twice', async () => {
  const { user, send } = await filled()
  const answer = held<Sent>()
  reply = () => answer.promise
  await send()
  expect(screen.getByRole('button').textContent).toBe('Sending')
  await user.type(field('City'), '{Enter}')
  expect(sent).toEqual([{ city: 'Pune', year: '1991' }])
  await act(async () => answer.resolve(undefined))
  expect(screen.getByRole('button').textContent).toBe('Send')
  await send()
  expect(sent).toHaveLength(2)
})

test('a form with faults when left follows the input from then on', async () => {
  const { user } = open('when-left')
  await user.type(field('Year'), '19')
  expect(errorOf('Year')).toBeNull()
  await user.tab()
  expect([errorOf('City'), errorOf('Year')]).toEqual([null, 'Not a year: 19'])
  await user.type(field('Year'), '9')
  expect(errorOf('Year')).toBe('Not a year: 199')
  await user.type(field('Year'), '1')
  expect(errorOf('Year')).toBeNull()
})

test('a form with faults at once shows them before any field is touched', () => {
  open('at-once')
  expect([errorOf('City'), errorOf('Year')]).toEqual(['Which city?', 'Not a year: '])
})
