import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { observancesOf } from '~/jyotish/almanac/observances/observances.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { catchDownloads } from '~tests/support/catch-downloads.ts'
import { birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInWorkers } from '~tests/support/window/stand-in-workers.ts'
import { openPanchang, shownDay } from './open-panchang.tsx'

const database = standInDatabase()
const DELHI = {
  label: 'New Delhi, Delhi, India',
  latitude: 28.6358,
  longitude: 77.2245,
  zone: 'Asia/Kolkata',
}
let files: ReturnType<typeof catchDownloads>
let workers: ReturnType<typeof standInWorkers>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2025-01-01T12:00:00+05:30'))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  workers = standInWorkers({ observances: observancesOf })
  await deviceStore.set(person.uid, 'almanac-place', DELHI)
  database.reset()
  database.reply = birthTable(null)
  signInAsAsha()
  files = catchDownloads()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  ownSettings.choose('names', null)
})

/** Opens the part of the page where the file is made, once the day of this name is shown. */
async function openCalendar(day: RegExp) {
  const { user } = openPanchang()
  await shownDay(day)
  await user.click(await screen.findByText('A year for your calendar'))
  return user
}

const save = () => screen.getByRole('button', { name: 'Download for my calendar' })
/** By its Latin name, which comes first. */
const tick = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name} `) })
const written = async () => (await files[0]?.content.text())?.replaceAll('\r\n ', '') ?? ''

test('a year of days is a file for the calendar, computed in a worker', async () => {
  const user = await openCalendar(/1 January New Delhi/)
  await user.click(tick('Pradosha'))
  await user.click(tick('Sankranti'))
  await user.click(save())
  await screen.findByText(/^\d+ days in New Delhi, the first on Friday 10 January\./)
  expect(files.map(({ name, content }) => [name, content.type])).toEqual([
    ['alap-panchang.ics', 'text/calendar;charset=utf-8'],
  ])
  const file = await written()
  expect(file.match(/SUMMARY:(?:Shukla|Krishna) Ekadashi\r\n/g)).toHaveLength(25)
  expect(file.match(/SUMMARY:Pradosha/g)).toHaveLength(24)
  expect(file.match(/SUMMARY:Sankranti/g)).toHaveLength(12)
  expect(file).toContain('DTSTART;VALUE=DATE:20250110\r\n')
  expect(file).not.toContain('VALARM')
  expect(workers.asked).toEqual(['observances'])
})

test('a picked tithi and nakshatra are in the file', async () => {
  const user = await openCalendar(/New Delhi/)
  for (const name of ['Ekadashi', 'Purnima', 'Amavasya']) await user.click(tick(name))
  await user.selectOptions(screen.getByLabelText('Another tithi'), 'Krishna Chaturthi')
  await user.selectOptions(screen.getByLabelText('A nakshatra'), 'Rohini')
  await user.click(save())
  await screen.findByText(/^2\d days in New Delhi/)
  const file = await written()
  expect(new Set(file.match(/SUMMARY:.*/g))).toEqual(
    new Set(['SUMMARY:Krishna Chaturthi', 'SUMMARY:Rohini']),
  )
})

test('names are chosen, and written into the file, in the letters that the person chose', async () => {
  ownSettings.choose('names', 'iast')
  const user = await openCalendar(/New Delhi/)
  for (const name of ['Ekādaśī', 'Pūrṇimā', 'Amāvasyā']) {
    await user.click(screen.getByRole('checkbox', { name }))
  }
  await user.click(screen.getByRole('checkbox', { name: 'Saṅkrānti' }))
  const nakshatras = screen.getByLabelText<HTMLSelectElement>('A nakshatra')
  expect(nakshatras.options[4]?.lang).toBe('sa-Latn')
  await user.selectOptions(nakshatras, 'Rohiṇī')
  await user.click(save())
  await screen.findByText(/\d\d days in New Delhi/)
  const file = await written()
  expect(file).toContain('SUMMARY:Saṅkrānti: Sūrya enters Makara\r\n')
  expect(file).toContain('SUMMARY:Rohiṇī\r\n')
})

test('without any kind of day no file is made, and the page asks for one', async () => {
  const user = await openCalendar(/New Delhi/)
  for (const name of ['Ekadashi', 'Purnima', 'Amavasya']) await user.click(tick(name))
  await user.click(save())
  expect(screen.getByText('Choose at least one kind of day.')).toBeDefined()
  expect(files).toEqual([])
  expect(workers.asked).toEqual([])
})

test('a worker that does not start is said, and the button works again', async () => {
  workers.state = 'fails'
  const user = await openCalendar(/New Delhi/)
  await user.click(save())
  await screen.findByText(/could not be computed just now, and no file was made/)
  workers.state = 'replies'
  await user.click(save())
  await screen.findByText(/days in New Delhi/)
  expect(files).toHaveLength(1)
})

test('days that the Sun does not give are counted', async () => {
  vi.setSystemTime(new Date('2025-05-20T12:00:00+02:00'))
  await deviceStore.set(person.uid, 'almanac-place', {
    label: 'Tromsø, Norway',
    latitude: 69.65,
    longitude: 18.96,
    zone: 'Europe/Oslo',
  })
  const user = await openCalendar(/Tromsø/)
  await user.click(save())
  await screen.findByText(/could not be placed, because the Sun does not rise or set in Tromsø/)
})

test('a year beyond the almanac is refused in words', async () => {
  vi.setSystemTime(new Date('2200-06-01T12:00:00Z'))
  const user = await openCalendar(/New Delhi/)
  await user.click(save())
  await screen.findByText(/can be computed for the years 1800 to 2200/)
})
