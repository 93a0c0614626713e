import { field } from '~tests/support/field.ts'
import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { identity } from '~/services/identity/identity.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { holdForgetting } from '~tests/support/held-forgetting.ts'
import { standInPlaces } from '~tests/support/places-stand-in.ts'
import { noteOf, openOnboarding, savedBirths } from './open-onboarding.tsx'

const database = standInDatabase()
standInPlaces()
const MISSING = 'Please fill in all required fields (Date, Time, and Place of Birth).'
const FAILED = 'Failed to save astrology info. Please try again.'

beforeEach(async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'birth-draft')
})

const saved = () => savedBirths(database)

const SAVE = 'Save and Continue'
const OFFSET = 'UTC offset, by hand'

type Page = Awaited<ReturnType<typeof openOnboarding>>

/** Everything by hand, so that nothing has to be looked up. */
async function fillByHand(page: Page, changes: Readonly<Record<string, string>> = {}) {
  await page.user.click(screen.getByText('Coordinates'))
  await page.choose('Timezone', OFFSET)
  await page.fill({
    'Date of Birth': '28/2/1991',
    'Time of Birth': '5:40 am',
    'Place of Birth': 'Xyzzyplugh',
    Latitude: '18.5',
    Longitude: '73.9',
    'UTC offset': '+05:30',
    ...changes,
  })
}

test('adding birth details saves them with place, offset, dasha and Moon, and goes home', async () => {
  const page = await openOnboarding()
  screen.getByRole('heading', { name: 'Add Your Birth Details' })
  await fillByHand(page, { 'Full Name': '  Asha Rao ' })
  await page.choose('How sure is the time', '± 15 minutes')
  expect(noteOf('Date of Birth')).toMatch(/28.*1991|1991.*28/)
  expect(noteOf('Time of Birth')).toBe('5:40 am')
  screen.getByText(/05:40 was UTC\+05:30: 28 Feb 1991, 00:10 UTC\./)
  await page.press(SAVE)
  await screen.findByRole('heading', { name: 'Home' })
  expect(saved()).toEqual([
    {
      full_name: 'Asha Rao',
      birth_date: '1991-02-28',
      birth_time: '05:40',
      birth_place: 'Xyzzyplugh',
      timezone: 'offset',
      latitude: '18.5',
      longitude: '73.9',
      zone: null,
      utc_offset_seconds: '19800',
      sure_to_minutes: '15',
      current_dasha: expect.stringMatching(/^[A-Z][a-z]+-[A-Z][a-z]+$/),
      moon_sign: 'Leo',
      at: expect.any(String),
      base: null,
    },
  ])
  expect(await deviceStore.get(person.uid, 'birth-draft')).toBeUndefined()
})

test('adding birth details begins with the name of the account', async () => {
  const page = await openOnboarding()
  expect(field('Full Name').value).toBe('Asha')
  expect(screen.queryByText(/It is not saved yet/)).toBeNull()
  await fillByHand(page)
  await page.press(SAVE)
  await screen.findByRole('heading', { name: 'Home' })
  expect(saved()[0]?.full_name).toBe('Asha')
})

test('adding birth details keeps the name of a draft, also an empty one', async () => {
  const page = await openOnboarding()
  await page.fill({ 'Full Name': '', 'Date of Birth': '28/2/1991' })
  page.close()
  const again = await openOnboarding()
  expect(field('Date of Birth').value).toBe('28/2/1991')
  expect(field('Full Name').value).toBe('')
  await again.press('Start afresh')
  expect(field('Full Name').value).toBe('Asha')
})

test('adding birth details without a name stores none', async () => {
  const page = await openOnboarding()
  await fillByHand(page, { 'Full Name': '' })
  await page.press(SAVE)
  await screen.findByRole('heading', { name: 'Home' })
  expect(saved()[0]?.full_name).toBeNull()
})

test('adding birth details shows where they are stored', async () => {
  await openOnboarding()
  screen.getByText(/computed on this device. What you enter goes to nobody else/)
})

test('adding birth details can be skipped, and what was typed is there again later', async () => {
  const page = await openOnboarding()
  await page.fill({ 'Date of Birth': '29 Feb 1997', 'Place of Birth': 'Pun' })
  await page.press('Skip for Now')
  await screen.findByRole('heading', { name: 'Home' })
  expect(saved()).toEqual([])
  page.close()
  const again = await openOnboarding()
  screen.getByText(/kept on this device. It is not saved yet/)
  expect(field('Date of Birth').value).toBe('29 Feb 1997')
  await again.press('Start afresh')
  expect(field('Date of Birth').value).toBe('')
  expect(field('Place of Birth').value).toBe('')
  again.close()
  await openOnboarding()
  expect(screen.queryByText(/It is not saved yet/)).toBeNull()
})

describe('what is missing or wrong', () => {
  test('what is missing or wrong is shown together and at each field, and the first field gets the focus', async () => {
    const page = await openOnboarding()
    await page.press(SAVE)
    expect(screen.getByRole('alert').textContent).toBe(MISSING)
    expect(noteOf('Date of Birth')).toBe('Enter the date of birth.')
    expect(noteOf('Time of Birth')).toBe('Enter the time of birth.')
    expect(noteOf('Place of Birth')).toBe('Enter the place of birth.')
    expect(document.activeElement).toBe(field('Date of Birth'))
    await page.fill({
      'Date of Birth': '1991-02-28',
      'Time of Birth': '0540',
      'Place of Birth': 'x',
    })
    expect(screen.queryByText(MISSING)).toBeNull()
  })

  test('what is missing or wrong is not shown before the person has come to it', async () => {
    const page = await openOnboarding()
    await page.user.type(field('Date of Birth'), '29/2/1997')
    expect(field('Date of Birth').getAttribute('aria-invalid')).toBeNull()
    await page.user.tab()
    expect(noteOf('Date of Birth')).toBe('There is no day 29 February 1997.')
  })

  test.each([
    ['Date of Birth', '29 February 1997', 'There is no day 29 February 1997.'],
    ['Date of Birth', '1/1/3000', 'Charts can be computed for the years 1800 to 2100.'],
    ['Time of Birth', '25:00', 'There is no time 25:00 on a clock.'],
    ['Latitude', '91', 'The latitude must be a number from −90 to 90.'],
    [
      'Latitude',
      '70',
      'The lagna cannot be computed beyond 66° of latitude: there, at some hours, no sign rises.',
    ],
    ['Longitude', 'east', 'The longitude must be a number from −180 to 180.'],
    ['UTC offset', 'IST', 'Write the offset with its sign, as +05:30, −03:00 or +05:21:10.'],
  ])(
    'a wrong %s %s is reported at its field, stays as typed, and nothing is saved',
    async (label, text, words) => {
      const page = await openOnboarding()
      await fillByHand(page, { [label]: text })
      await page.press(SAVE)
      expect(noteOf(label)).toBe(words)
      expect(field(label).value).toBe(text)
      expect(document.activeElement).toBe(field(label))
      expect(screen.queryByText(MISSING)).toBeNull()
      expect(saved()).toEqual([])
    },
  )
})

test('saving birth details shows that it is under way, and lets nothing be changed', async () => {
  const page = await openOnboarding()
  await fillByHand(page)
  const answer = held<void>()
  database.ready = answer.promise
  await page.press(SAVE)
  expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true)
  await page.user.type(field('Full Name'), ' Rao')
  expect(field('Full Name').value).toBe('Asha')
  answer.resolve()
  await screen.findByRole('heading', { name: 'Home' })
})

test('saving birth details ends once this device has forgotten its draft', async () => {
  const page = await openOnboarding()
  await fillByHand(page)
  const forgotten = holdForgetting()
  await page.press(SAVE)
  await waitFor(() => expect(deviceStore.del).toHaveBeenCalledWith(person.uid, 'birth-draft'))
  expect(saved()).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull()
  forgotten.resolve()
  await screen.findByRole('heading', { name: 'Home' })
})

test('saving birth details that fails shows it, keeps what was typed, and can be tried again', async () => {
  const page = await openOnboarding()
  await fillByHand(page)
  database.refuseWith = '23514'
  await page.press(SAVE)
  await screen.findByText(FAILED)
  expect(field('Date of Birth').value).toBe('28/2/1991')
  expect(field('UTC offset').value).toBe('+05:30')
  database.refuseWith = null
  await page.press(SAVE)
  await screen.findByRole('heading', { name: 'Home' })
})

test('saving birth details needs the person to be logged in', async () => {
  const page = await openOnboarding()
  await fillByHand(page)
  identity.signOut()
  await page.press(SAVE)
  await screen.findByText('You must be logged in to save astrology info.')
  expect(field('Date of Birth').value).toBe('28/2/1991')
})

describe('changing birth details', () => {
  beforeEach(() => {
    database.reply = birthTable(birthRow())
  })

  test('changing birth details begins with what is stored, and saves what was changed', async () => {
    const page = await openOnboarding()
    screen.getByRole('heading', { name: 'Edit Your Birth Details' })
    expect(field('Full Name').value).toBe('Asha')
    expect(field('Date of Birth').value).toBe('1960-01-18')
    expect(field('Place of Birth').value).toBe('Pune')
    expect(noteOf('Place of Birth')).toBe('19.0000° N, 74.0000° E')
    expect(noteOf('Timezone')).toBe('Asia/Kolkata')
    await page.fill({ 'Full Name': '', 'Time of Birth': '8:45' })
    await page.press('Update Details')
    await screen.findByRole('heading', { name: 'Home' })
    expect(saved()[0]).toMatchObject({
      full_name: null,
      birth_date: '1960-01-18',
      birth_time: '08:45',
      birth_place: 'Pune',
      timezone: 'auto',
      latitude: '19',
      longitude: '74',
      zone: 'Asia/Kolkata',
      utc_offset_seconds: '19800',
    })
  })

  test('changing birth details puts no name where none was stored', async () => {
    database.reply = birthTable(birthRow({ fullName: null }))
    await openOnboarding()
    expect(field('Full Name').value).toBe('')
  })

  test('changing birth details replaces those of a device with a fast clock', async () => {
    const updatedAt = '2999-01-01T00:00:00.000Z'
    database.reply = birthTable(birthRow({ updatedAt }))
    const page = await openOnboarding()
    await page.fill({ 'Time of Birth': '8:45' })
    await page.press('Update Details')
    await waitFor(() => expect(saved()[0]?.base).toBe(updatedAt))
  })

  test('changing birth details can be cancelled, and then nothing of it is kept', async () => {
    const page = await openOnboarding()
    await page.fill({ 'Time of Birth': '9:00' })
    await page.press('Cancel')
    await screen.findByRole('heading', { name: 'Home' })
    page.close()
    await openOnboarding()
    expect(field('Time of Birth').value).toBe('08:30')
  })

  test('changing birth details of a time that came twice saves nothing until one of the two is chosen', async () => {
    const page = await openOnboarding()
    database.reply = birthTable(null)
    await page.choose('Timezone', 'America/New_York')
    await page.fill({ 'Date of Birth': '29/10/1995', 'Time of Birth': '1:30' })
    screen.getByText('01:30 came twice on that day')
    screen.getByText(/Nothing is computed until you choose/)
    const [earlier, later] = screen.getAllByRole<HTMLInputElement>('radio')
    expect([earlier?.checked, later?.checked]).toEqual([false, false])
    expect(earlier?.labels?.[0]?.textContent).toBe('The earlier, UTC−04:00 29 Oct 1995, 05:30 UTC')
    await page.press('Update Details')
    expect(saved()).toEqual([])
    expect(noteOf('Time of Birth')).toMatch(/^This time came twice on that day. Choose below/)
    if (later) await page.user.click(later)
    expect(later?.checked).toBe(true)
    screen.getByText(/01:30 was UTC−05:00, America\/New_York: 29 Oct 1995, 06:30 UTC/)
    await page.press('Update Details')
    await waitFor(() => expect(saved()[0]?.utc_offset_seconds).toBe('-18000'))
  })

  test('changing birth details of a skipped time offers the nearest two', async () => {
    const page = await openOnboarding()
    await page.choose('Timezone', 'America/New_York')
    await page.fill({ 'Date of Birth': '14/3/2021', 'Time of Birth': '2:30' })
    expect(noteOf('Time of Birth')).toMatch(/^No clock there showed this time/)
    await page.press('Update Details')
    expect(saved()).toEqual([])
    expect(field('Time of Birth').value).toBe('2:30')
    await page.press('03:30, UTC−04:00 (14 Mar 2021, 07:30 UTC)')
    expect(field('Time of Birth').value).toBe('03:30')
    await page.press('Update Details')
    await waitFor(() => expect(saved()[0]?.utc_offset_seconds).toBe('-14400'))
  })

  test('changing birth details shows that war time was in force', async () => {
    const page = await openOnboarding()
    await page.fill({ 'Date of Birth': '15 Sep 1942' })
    screen.getByText(/UTC\+06:30, Asia\/Kolkata/)
    screen.getByText(/1 hour ahead of those of today/)
  })

  test('changing birth details offers local mean time before standard time began', async () => {
    const page = await openOnboarding()
    await page.fill({ 'Date of Birth': '20 Dec 1905' })
    await page.press('Use local mean time, UTC+04:56')
    expect(field('Timezone').value).toBe('LMT')
    screen.getByText(/08:30 was UTC\+04:56/)
  })

  test('changing birth details with an unknown zone reports it at the field', async () => {
    database.reply = birthTable(birthRow({ timezone: 'Asia/Atlantis', zone: 'Asia/Atlantis' }))
    const page = await openOnboarding()
    await page.press('Update Details')
    expect(noteOf('Timezone')).toBe('There is no time zone "Asia/Atlantis".')
  })
})
