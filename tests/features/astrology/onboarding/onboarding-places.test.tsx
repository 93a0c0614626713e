import { field } from '~tests/support/field.ts'
import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInPlaces } from '~tests/support/places-stand-in.ts'
import { noteOf, openOnboarding, savedBirths } from './open-onboarding.tsx'

const database = standInDatabase()
const places = standInPlaces()

beforeEach(async () => {
  database.reset()
  places.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'birth-draft')
})

const PUNE = 'Pune, Maharashtra, India'

async function openAtPlace(text: string) {
  const page = await openOnboarding()
  await page.fill({ 'Date of Birth': '28/2/1991', 'Time of Birth': '5:40 am' })
  await page.user.click(field('Place of Birth'))
  await page.user.paste(text)
  return page
}

describe('the place of birth', () => {
  test('the place of birth is chosen from the atlas; coordinates and zone come with it', async () => {
    const page = await openAtPlace('Pun')
    await screen.findByRole('option', { name: PUNE })
    screen.getByText('Cities from GeoNames')
    await page.press('Save and Continue')
    expect(noteOf('Place of Birth')).toMatch(/^Choose the place from the list/)
    expect(savedBirths(database)).toEqual([])
    await page.user.click(field('Place of Birth'))
    await page.user.click(screen.getByRole('option', { name: PUNE }))
    expect(field('Place of Birth').value).toBe(PUNE)
    expect(noteOf('Place of Birth')).toMatch(/^18\.\d{4}° N, 73\.\d{4}° E$/)
    expect(noteOf('Timezone')).toBe('Asia/Kolkata')
    await page.press('Save and Continue')
    await screen.findByRole('heading', { name: 'Home' })
    expect(savedBirths(database)[0]).toMatchObject({
      birth_place: PUNE,
      timezone: 'auto',
      zone: 'Asia/Kolkata',
      utc_offset_seconds: '19800',
    })
    expect(places.asked).toEqual([])
  })

  test.each([
    ['pune', /^Pune, Maharashtra, India: 18/],
    ['Bangalore', /^Bengaluru \(Bangalore\), Karnataka, India: 12/],
    ['Sao Paulo', /^São Paulo, .*Brazil: 23\.\d{4}° S, 46/],
  ])(
    'the place of birth need not be chosen when it is called as was typed: %s',
    async (text, note) => {
      await openAtPlace(text)
      await waitFor(() => expect(noteOf('Place of Birth')).toMatch(note))
      expect(field('Place of Birth').value).toBe(text)
    },
  )

  test('the place of birth that shares its name is asked, and nothing is saved until it is chosen', async () => {
    const page = await openAtPlace('Victoria')
    expect(screen.queryByText('Which Victoria was it?')).toBeNull()
    await page.press('Save and Continue')
    await screen.findByText('Which Victoria was it?')
    expect(noteOf('Place of Birth')).toBe(
      'Several places have this name. Choose below which it was.',
    )
    expect(screen.queryByText(/was UTC/)).toBeNull()
    expect(savedBirths(database)).toEqual([])
    screen.getByRole('button', { name: 'Hong Kong (Victoria)' })
    await page.press('Victoria, British Columbia, Canada')
    expect(field('Place of Birth').value).toBe('Victoria, British Columbia, Canada')
    expect(screen.queryByText('Which Victoria was it?')).toBeNull()
    await page.press('Save and Continue')
    await screen.findByRole('heading', { name: 'Home' })
    expect(savedBirths(database)[0]).toMatchObject({
      birth_place: 'Victoria, British Columbia, Canada',
      zone: 'America/Vancouver',
    })
  })

  test('the place of birth that shares its name is not asked about once its coordinates are given', async () => {
    const page = await openAtPlace('Springfield')
    await page.user.tab()
    await screen.findByText('Which Springfield was it?')
    await page.fill({ Latitude: '39.8', Longitude: '-89.64' })
    expect(screen.queryByText('Which Springfield was it?')).toBeNull()
    await waitFor(() => expect(noteOf('Timezone')).toBe('America/Chicago'))
  })

  test('the place of birth changed after it was chosen has no coordinates of the old one', async () => {
    const page = await openAtPlace('Pune')
    await page.user.click(await screen.findByRole('option', { name: PUNE }))
    await page.user.type(field('Place of Birth'), ' city')
    expect(noteOf('Place of Birth')).not.toMatch(/°/)
    expect(screen.queryByText(/UTC\+05:30/)).toBeNull()
  })

  test('a place of birth that is not in the atlas is looked up by the geocoder, and chosen', async () => {
    const page = await openAtPlace('Hiwarezzi Bazar')
    await page.user.click(await screen.findByRole('option', { name: /^Hiwarezzi, Ahmednagar/ }))
    expect(noteOf('Timezone')).toBe('Asia/Kolkata')
    expect(places.asked).toEqual(['Hiwarezzi Bazar'])
  })

  test('the place of birth that cannot be found is reported, and is in UTC until it is confirmed', async () => {
    const page = await openAtPlace('Xyzzyplugh')
    await waitFor(() =>
      expect(noteOf('Place of Birth')).toBe(
        'Unable to find coordinates for the place. Please check the spelling or try a nearby major city.',
      ),
    )
    expect(noteOf('Timezone')).toBe(
      'UTC, not confirmed. Choose the time zone, or give the coordinates of the place.',
    )
    await page.press('Save and Continue')
    expect(savedBirths(database)).toEqual([])
    expect(field('Place of Birth').value).toBe('Xyzzyplugh')
    await page.fill({ Latitude: '18N30', Longitude: '73E54' })
    await waitFor(() => expect(noteOf('Timezone')).toBe('Asia/Kolkata'))
    expect(noteOf('Place of Birth')).toBe('18.5000° N, 73.9000° E')
    await page.press('Save and Continue')
    await screen.findByRole('heading', { name: 'Home' })
    expect(savedBirths(database)[0]).toMatchObject({
      birth_place: 'Xyzzyplugh',
      timezone: 'auto',
      latitude: '18.5',
      longitude: '73.9',
      zone: 'Asia/Kolkata',
      utc_offset_seconds: '19800',
    })
  })

  test('the place of birth may have its zone chosen by hand', async () => {
    const page = await openAtPlace('Pune')
    await page.choose('Timezone', 'Europe/London')
    await screen.findByText(/UTC\+00:00, Europe\/London/)
    screen.getByText(/Is it the right time zone/)
    await page.press('Save and Continue')
    await screen.findByRole('heading', { name: 'Home' })
    expect(savedBirths(database)[0]).toMatchObject({
      timezone: 'Europe/London',
      zone: 'Europe/London',
      utc_offset_seconds: '0',
    })
  })

  test('the place of birth takes both coordinates from one field when they were copied together', async () => {
    const page = await openAtPlace('Xyzzyplugh')
    await waitFor(() => expect(noteOf('Place of Birth')).toMatch(/^Unable to find/))
    await page.fill({ Longitude: '१८°३०′००″ N, ७३°५४′००″ E' })
    expect([field('Latitude').value, field('Longitude').value]).toEqual([
      '18°30\'00" N',
      '73°54\'00" E',
    ])
    await waitFor(() => expect(noteOf('Timezone')).toBe('Asia/Kolkata'))
    expect(noteOf('Place of Birth')).toBe('18.5000° N, 73.9000° E')
  })

  test('the place of birth may be moved by hand, and back', async () => {
    const page = await openAtPlace('Pune')
    await waitFor(() => expect(field('Latitude').value).toMatch(/^18\./))
    const before = field('Latitude').value
    await page.fill({ Latitude: '28.6', Longitude: '77.2' })
    expect(noteOf('Place of Birth')).toBe('28.6000° N, 77.2000° E')
    await page.press(`Use the coordinates of ${PUNE}`)
    expect(field('Latitude').value).toBe(before)
  })
})
