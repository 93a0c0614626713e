import { field } from '~tests/support/field.ts'
import '~tests/support/window/fake-device.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { chartFile } from '~/features/astrology/share/chart-file.ts'
import { chartFragment } from '~/features/astrology/share/chart-link.ts'
import { localTime } from '~/jyotish/time/local-time.ts'
import { newAccountPath, paths } from '~/lib/paths.ts'
import { broughtBirth } from '~/queries/birth/brought-birth.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInPlaces } from '~tests/support/places-stand-in.ts'
import { fact } from '../calculator/open-calculator.tsx'
import { PUNE } from '../share/any-birth.ts'
import { arrivedAt, fieldValues, openTryChart } from './open-try-chart.tsx'

const database = standInDatabase()
const places = standInPlaces()
const FRAGMENT = chartFragment({ birth: PUNE, sureToMinutes: 60 })
const TYPED = { 'Birth Date': '28/2/1991', 'Birth Time': '5:40 am', 'Birth Place': 'Pune' }
const CALCULATE = 'Calculate Vedic Chart'

const signOut = () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  places.reset()
  signInAsAsha()
  signOut()
  sessionStorage.clear()
})
afterEach(() => {
  broughtAlong.dropAll()
  vi.unstubAllGlobals()
})

const chartReady = () => screen.findByText('How this was computed')

async function computed() {
  const page = await openTryChart()
  await page.fill(TYPED)
  await screen.findByText(/05:40 was UTC\+05:30/)
  await page.press(CALCULATE)
  await chartReady()
  return page
}

async function chooseFile(page: Awaited<ReturnType<typeof openTryChart>>, file: File) {
  await page.user.upload(field('Or open a chart file'), file)
}

describe('a stranger', () => {
  test('a stranger casts a chart, and nothing of the birth is sent or kept', async () => {
    vi.stubEnv('VITE_ASTROLOGY_API_URL', 'http://127.0.0.1:1')
    const fetched = vi.spyOn(globalThis, 'fetch')
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    const keptOnDevice = vi.spyOn(deviceStore, 'set')
    const page = await computed()
    expect(await fact('Lagna')).toMatch(/^Capricorn मकर 21° 5\d′/)
    await page.unfold('How this was computed')
    expect(await fact('Computed')).toBe('On this device')
    await page.user.click(screen.getByRole('radio', { name: 'South Indian' }))
    await page.user.click(screen.getByRole('radio', { name: 'True node' }))
    await waitFor(async () => expect(await fact('Node')).toBe('True node'))
    const asked = fetched.mock.calls.map(([input]) => String(input))
    expect(asked.filter((url) => !url.endsWith('/cities.txt'))).toEqual([])
    expect(database.requests).toEqual([])
    expect(setItem).not.toHaveBeenCalled()
    expect(keptOnDevice).not.toHaveBeenCalled()
  })

  test('a stranger’s place is looked for in the atlas alone, and can be given by coordinates', async () => {
    const page = await openTryChart()
    await page.fill({ ...TYPED, 'Birth Place': 'Hiwarezzi' })
    await screen.findByText(/^Unable to find coordinates for the place/)
    await page.fill({ Latitude: '19.07', Longitude: '74.6' })
    await screen.findByText(/05:40 was UTC\+05:30, Asia\/Kolkata/)
    await page.press(CALCULATE)
    await chartReady()
    expect(places.asked).toEqual([])
  })

  test('a stranger is asked for what is missing', async () => {
    const page = await openTryChart()
    await page.press(CALCULATE)
    screen.getByText('Please fill in all required fields')
    expect(document.activeElement).toBe(field('Birth Date'))
  })

  test.each([
    ['Create an account', newAccountPath],
    ['I have an account', paths.login()],
  ])('a stranger takes what was typed along by "%s"', async (button, address) => {
    const page = await computed()
    await page.change()
    await page.fill({ 'Birth Time': '5:45 am' })
    expect(broughtBirth.get()).toBeNull()
    await page.press(button)
    expect(await arrivedAt()).toEqual([
      address,
      { from: paths.astrologyOnboarding(), brings: true },
    ])
    expect(broughtBirth.get()).toMatchObject({
      isAsked: false,
      typed: { date: '28/2/1991', time: '5:45 am', place: 'Pune' },
    })
  })

  test('a stranger who comes back from the sign-in finds what was typed, and the tab keeps it no longer', async () => {
    const page = await computed()
    await page.press('Create an account')
    await arrivedAt()
    await page.press('Go back')
    await waitFor(() => expect(fieldValues()).toEqual(['28/2/1991', '5:40 am', 'Pune']))
    expect(broughtBirth.get()).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('a stranger who opens the page anew finds nothing of what another left on the way', async () => {
    broughtBirth.keep({ typed: await typedOfPune(), isAsked: false })
    await openTryChart()
    expect(fieldValues()).toEqual(['', '', ''])
  })

  test('a stranger whose tab may keep nothing stays, and reads what to do', async () => {
    const page = await computed()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await page.press('Create an account')
    await screen.findByText('What you typed cannot go along')
    await page.change()
    expect(fieldValues()).toEqual(['28/2/1991', '5:40 am', 'Pune'])
  })
})

const typedOfPune = async () => {
  const { typedOfShared } = await import('~/domain/birth/shared-birth.ts')
  return typedOfShared({ birth: PUNE, sureToMinutes: null })
}

describe('a link', () => {
  test('a link shows its chart at once, as it was resolved, and stores nothing', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    const fetched = vi.spyOn(globalThis, 'fetch')
    const page = await openTryChart(FRAGMENT)
    await chartReady()
    expect(await fact('Lagna')).toMatch(/^Capricorn मकर 21° 5\d′/)
    await page.change()
    expect(fieldValues()).toEqual(['1991-02-28', '05:40', PUNE.place])
    expect(field('How sure is the time').value).toBe('60')
    screen.getByText(/^This chart came with a link\./)
    expect(setItem).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    ['cut', FRAGMENT.slice(0, 60), /not whole/],
    ['too long', `${FRAGMENT}${'A'.repeat(3000)}`, /longer than any/],
    ['of another version', FRAGMENT.replace('v1', 'v9'), /another version/],
    ['hostile', '<img src=x onerror=alert(1)>', /not whole/],
  ])('a link that is %s gives a sentence and an empty form', async (_, fragment, sentence) => {
    await openTryChart(fragment)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toMatch(sentence)
    expect(fieldValues()).toEqual(['', '', ''])
    expect(screen.queryByRole('heading', { name: 'The chart' })).toBeNull()
    expect(document.querySelector('img')).toBeNull()
  })

  test('a link’s birth is asked about before it fills anybody’s form', async () => {
    const page = await openTryChart(FRAGMENT)
    await chartReady()
    await page.press('Create an account')
    await arrivedAt()
    expect(broughtBirth.get()).toMatchObject({ isAsked: true, typed: { date: '1991-02-28' } })
  })

  test('a link to a time that came twice takes the chosen one along', async () => {
    const found = localTime('2020-10-25', '01:30', 'Europe/London')
    if (found.kind !== 'ambiguous') throw new Error('The clocks of London were put back that day.')
    const birth = {
      ...PUNE,
      date: localDay('2020-10-25'),
      time: '01:30',
      place: 'London, United Kingdom',
      latitude: 51.5,
      longitude: -0.12,
      zone: 'Europe/London',
      ...found.later,
    }
    const page = await openTryChart(chartFragment({ birth, sureToMinutes: null }))
    await page.unfold('How this was computed')
    expect(await fact('Universal Time')).toBe('25 Oct 2020, 01:30 UTC')
    await page.change()
    await page.press(CALCULATE)
    await page.unfold('How this was computed')
    expect(await fact('Universal Time')).toBe('25 Oct 2020, 01:30 UTC')
    await page.press('Create an account')
    await arrivedAt()
    expect(broughtBirth.get()).toMatchObject({ typed: { time: '01:30', which: 'later' } })
  })

  test('a link stays in the address of the page that a person comes back to', async () => {
    const page = await openTryChart(FRAGMENT)
    await chartReady()
    await page.press('Create an account')
    await arrivedAt()
    await page.press('Go back')
    await page.change()
    expect(fieldValues()).toEqual(['1991-02-28', '05:40', PUNE.place])
  })
})

describe('a file', () => {
  const file = () => chartFile({ birth: PUNE, sureToMinutes: null })

  test('a file shows its chart and leads to it', async () => {
    const page = await openTryChart()
    await chooseFile(page, file())
    await chartReady()
    const heading = screen.getByRole('heading', { name: 'The chart' })
    await waitFor(() => expect(document.activeElement?.contains(heading)).toBe(true))
    expect(screen.queryByText(/^This chart came with a link/)).toBeNull()
    await page.change()
    expect(fieldValues()).toEqual(['1991-02-28', '05:40', PUNE.place])
  })

  test('a file takes away the sentence about a link that could not be read', async () => {
    const page = await openTryChart(FRAGMENT.slice(0, 60))
    await chooseFile(page, file())
    await chartReady()
    expect(screen.queryByText('This link could not be read')).toBeNull()
  })

  test('a file that is no chart gives a sentence, and what was typed stays', async () => {
    const page = await openTryChart()
    await page.fill(TYPED)
    await chooseFile(page, new File(['{"kind":"holiday"}'], 'chart.json'))
    await screen.findByText(
      'The file is not a chart of Alap, or was changed. The form is as it was.',
    )
    expect(fieldValues()).toEqual(['28/2/1991', '5:40 am', 'Pune'])
  })
})

describe('a signed-in person', () => {
  beforeEach(signInAsAsha)

  test('a signed-in person sees a link’s chart, and it is no detail of theirs before they say so', async () => {
    const page = await openTryChart(FRAGMENT)
    await chartReady()
    expect(database.requests).toEqual([])
    expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull()
    expect(broughtBirth.get()).toBeNull()
    await page.press('Use as my birth details')
    expect(await arrivedAt()).toEqual([paths.astrologyOnboarding(), null])
    expect(broughtBirth.get()).toMatchObject({ isAsked: true, typed: { date: '1991-02-28' } })
    expect(database.requests).toEqual([])
  })

  test('a signed-in person who leaves takes what they typed off the page', async () => {
    const page = await openTryChart()
    await page.fill(TYPED)
    await act(async () => signOut())
    expect(fieldValues()).toEqual(['', '', ''])
  })

  test('a stranger keeps what they typed when they sign in in another tab', async () => {
    signOut()
    const page = await openTryChart()
    await page.fill(TYPED)
    await act(async () => signInAsAsha())
    await screen.findByRole('link', { name: 'Back to Dashboard' })
    expect(fieldValues()).toEqual(['28/2/1991', '5:40 am', 'Pune'])
  })
})
