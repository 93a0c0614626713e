import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { catchDownloads } from '~tests/support/catch-downloads.ts'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInPlaces } from '~tests/support/places-stand-in.ts'
import { dialog, openOverlay } from './open-share.tsx'

const database = standInDatabase()
standInPlaces()
let files: ReturnType<typeof catchDownloads>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-03-14T12:00:00'))
  database.reset()
  database.reply = birthTable(birthRow())
  signInAsAsha()
  files = catchDownloads()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const save = () => dialog().getByRole<HTMLButtonElement>('button', { name: /Download/ })
const written = async () => (await files[0]?.content.text())?.replaceAll('\r\n ', '')
const wantSunrise = async () => {
  const user = await openOverlay('/progress?reminder')
  await user.click(dialog().getByRole('radio', { name: /At sunrise/ }))
  return user
}

test('a reminder at an hour is a file for the calendar, from the next such hour on', async () => {
  const user = await openOverlay('/progress?reminder')
  await user.click(save())
  expect(files.map(({ name, content }) => [name, content.type])).toEqual([
    ['alap-reminder.ics', 'text/calendar;charset=utf-8'],
  ])
  expect(await written()).toContain('DTSTART:20260315T063000\r\n')
  expect(await written()).toContain('RRULE:FREQ=DAILY\r\n')
  expect(dialog().getByText(/your calendar asks where to put it/)).toBeDefined()
})

test('a reminder at an hour begins today when the hour is still to come', async () => {
  const user = await openOverlay('/progress?reminder')
  const time = dialog().getByLabelText('Time')
  await user.clear(time)
  await user.type(time, '18:45')
  await user.click(save())
  expect(await written()).toContain('DTSTART:20260314T184500\r\n')
})

const idsOf = async (file: (typeof files)[number] | undefined) =>
  (await file?.content.text())?.replaceAll('\r\n ', '').match(/^UID:.*$/gm)

test('a reminder at another hour replaces the one before it in the calendar', async () => {
  const user = await openOverlay('/progress?reminder')
  await user.click(save())
  const time = dialog().getByLabelText('Time')
  await user.clear(time)
  await user.type(time, '18:45')
  await user.click(save())
  const [first, second] = await Promise.all(files.map(idsOf))
  expect(first).toHaveLength(1)
  expect(second).toEqual(first)
})

test('a reminder at the sunrises of another place replaces those of the same days', async () => {
  const user = await wantSunrise()
  await user.click(await dialog().findByRole('radio', { name: /Where I was born/ }))
  await user.click(save())
  await dialog().findByText(/sunrises in Pune/)
  await user.click(await dialog().findByRole('radio', { name: /Somewhere else/ }))
  await user.type(dialog().getByRole('combobox', { name: 'Town or city' }), 'Mumbai')
  await user.click(await dialog().findByRole('option', { name: /^Mumbai/ }))
  await user.click(save())
  await dialog().findByText(/sunrises in Mumbai/)
  const [pune, mumbai] = await Promise.all(files.map(idsOf))
  expect(new Set(pune).size).toBe(365)
  expect(mumbai).toEqual(pune)
})

test('a reminder at an hour asks for a time when there is none', async () => {
  const user = await openOverlay('/progress?reminder')
  await user.clear(dialog().getByLabelText('Time'))
  await user.click(save())
  expect(dialog().getByText(/Choose a time/)).toBeDefined()
  expect(files).toEqual([])
})

test('a reminder at sunrise takes the place of birth only once the person says they live there', async () => {
  const user = await wantSunrise()
  const born = await dialog().findByRole<HTMLInputElement>('radio', { name: /Where I was born/ })
  expect(born.checked).toBe(false)
  expect(save().disabled).toBe(true)
  await user.click(born)
  await user.click(save())
  await dialog().findByText(/365 sunrises in Pune/)
  const events = (await written())?.match(/DTSTART:\d{8}T\d{6}Z\r\n/g)
  expect(events).toHaveLength(365)
  expect(events?.[0]).toMatch(/^DTSTART:20260315T01/)
})

test('a reminder at sunrise takes another place that is found and chosen', async () => {
  const user = await wantSunrise()
  await user.click(await dialog().findByRole('radio', { name: /Somewhere else/ }))
  await user.type(dialog().getByRole('combobox', { name: 'Town or city' }), 'Oslo')
  expect(save().disabled).toBe(true)
  await user.click(await dialog().findByRole('option', { name: /Oslo, .*Norway|Oslo, Norway/ }))
  await user.click(save())
  expect(await dialog().findByText(/sunrises in Oslo/)).toBeDefined()
  expect(await written()).not.toContain('Pune')
})

test('a reminder at sunrise is not offered where the sunrise is not computed, with the reason', async () => {
  database.reply = birthTable(null)
  const user = await wantSunrise()
  await user.type(dialog().getByRole('combobox', { name: 'Town or city' }), 'Tromsø')
  await user.click(await dialog().findByRole('option', { name: /Troms/ }))
  await user.click(save())
  await waitFor(() => expect(screen.getByText(/66°/)).toBeDefined())
  expect(files).toEqual([])
})
