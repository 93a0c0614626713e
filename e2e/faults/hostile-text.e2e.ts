import { expect, type Page } from 'playwright/test'
import { changeAccount } from '../support/account.ts'
import {
  acceptedData,
  hostileChart,
  hostileFragment,
  IMPORTED_TEXT,
  REFUSED_DATA,
} from '../support/hostile/hostile-files.ts'
import { hostileBackend, hostileGeocoder } from '../support/hostile/hostile-services.ts'
import { ALL, IMAGE, PAYLOADS, SCRIPT } from '../support/hostile/payloads.ts'
import { spoilLibrary } from '../support/hostile/spoilt-library.ts'
import { HOSTILE_CHART, storeEverywhere } from '../support/hostile/stored-payloads.ts'
import { expectSeen, typeEverywhere, watched } from '../support/hostile/watched.ts'
import { newPerson } from '../support/person.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'

/** A field of each screen that has fields: once it is there, a payload is typed into them all. */
const FIELDS: Readonly<Record<string, string | RegExp>> = {
  '/dashboard': 'Search sessions',
  '/journal': 'Your reflection',
  '/profile?tab=account': 'Full Name',
  '/onboarding/astrology': /^Full Name/,
  '/vedic-calculator': 'Birth Place',
  [`/vedic-calculator?chart=${HOSTILE_CHART}`]: /^Name/,
  '/panchang': 'Town or city',
  '/try/chart': 'Birth Place',
}

/** Where the form is folded into the line of a birth. */
const FOLDED = ['/vedic-calculator', `/vedic-calculator?chart=${HOSTILE_CHART}`]

const change = (page: Page) => page.getByRole('button', { name: 'Change', exact: true }).click()

/** Imports a file of somebody's data, and a refused one before it. */
async function importData(page: Page): Promise<void> {
  await page.goto('/profile?tab=account')
  const file = page.locator('input[type=file]')
  await file.setInputFiles(REFUSED_DATA)
  await expect(page.getByText(/this Alap reads version/)).toBeVisible()
  await file.setInputFiles(acceptedData())
  await page.getByRole('button', { name: 'Import 4 new' }).click()
  await expect(toast(page, 'What was in the file is part of your practice.')).toBeVisible()
  await page.goto('/journal')
  await page.getByRole('article').filter({ hasText: 'Imported: ' }).getByRole('link').click()
  await expect(page.getByRole('main')).toContainText(IMPORTED_TEXT)
}

const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** Opens the chart of a link and of a file, from anyone. */
async function openShared(page: Page): Promise<void> {
  await page.goto('/icon.svg')
  await page.goto(`/try/chart#${hostileFragment()}`)
  await expect(page.getByRole('heading', { name: 'The chart', exact: true })).toBeVisible()
  await change(page)
  await expect(page.getByLabel('Birth Place')).toHaveValue(`${SCRIPT} ${IMAGE}`)
  await page.goto('/icon.svg')
  await page.goto('/try/chart#v1.cut')
  await page.getByLabel('Or open a chart file').setInputFiles(await hostileChart())
  await change(page)
  await expect(page.getByLabel('Birth Place')).toHaveValue(`${IMAGE} ${SCRIPT}`)
}

test('hostile text in every field, file, address and reply is shown as text and never runs', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  test.setTimeout(300_000)
  const events = await watched(page)
  complaints.allow(/\/recordings\//)
  await page.route(/\/recordings\/.*\.mp3$/, (route) => route.abort())
  complaints.allow(/ERR_FAILED/)

  const person = { ...(await newPerson()), name: ALL }
  // What Firebase says of the person when it is asked later.
  await changeAccount(person, { displayName: ALL })
  await storeEverywhere(person.uid)
  await keepSignedIn(page, person)
  await spoilLibrary(page)

  const screens = [
    ...['/dashboard', '/journal', '/progress', '/motivation', '/profile', '/profile?tab=account'],
    ...['/profile?tab=astrology', '/mood-checkin', '/session', '/audio', '/audio/day-1'],
    ...['/onboarding/astrology', '/vedic-calculator'],
    ...[
      '/panchang',
      '/try/chart',
      '/progress?tab=insight',
      `/vedic-calculator?chart=${HOSTILE_CHART}`,
    ],
    `/audio/${encodeURIComponent(IMAGE)}`,
    `/profile?tab=${encodeURIComponent(ALL)}`,
    `/dashboard?mood=${encodeURIComponent(ALL)}#${encodeURIComponent(ALL)}`,
    `/login?mode=${encodeURIComponent(ALL)}&oobCode=${encodeURIComponent(ALL)}`,
  ]
  for (const screen of screens) {
    await test.step(screen.slice(0, 60), async () => {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      if (FOLDED.includes(screen)) await change(page)
      const field = FIELDS[screen]
      if (field) await typeEverywhere(page, page.getByLabel(field).first())
      expect(events, screen).toEqual([])
    })
  }

  await page.goto('/journal')
  // A row has the beginning of an entry; all of it is in the opened one.
  const rows = page.getByRole('article').getByRole('link')
  await expect(rows.first()).toBeVisible()
  const entries = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const texts: string[] = []
  for (const entry of entries) {
    await page.goto(entry ?? '')
    await expect(page.getByRole('button', { name: /^Edit entry/ })).toBeVisible()
    texts.push(spaced((await page.getByRole('main').textContent()) ?? ''))
  }
  for (const payload of PAYLOADS) {
    expect(texts.filter((text) => text.includes(spaced(payload)))).not.toEqual([])
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('list', { name: 'Meditation Sessions' })).toContainText('hostile()')

  for (const usr of [
    {
      title: SCRIPT,
      sessionData: { title: SCRIPT, description: ALL.slice(0, 1000), raag: SCRIPT },
    },
    { sessionTitle: ALL, mood: ALL, from: 'javascript:hostile()' },
    { title: SCRIPT, audioUrl: 'javascript:hostile()' },
  ]) {
    await page.evaluate((state) => {
      history.replaceState({ usr: state, key: 'made', idx: 0 }, '', '/session')
    }, usr)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }

  await importData(page)
  await openShared(page)
  await page.goto(`/vedic-calculator?chart=${HOSTILE_CHART}`)
  // The form is open over the chart, because of what was typed in it before.
  await page.getByRole('button', { name: 'Close the form' }).click()
  await expect(page.getByRole('heading', { name: /^The chart of </ })).toContainText('hostile()')
  expect(events).toEqual([])

  complaints.allow(/TrustedHTML|Content Security Policy/)
  await expectSeen(page, events)
  process.stdout.write(
    `Hostile text in a browser: ${PAYLOADS.length} payloads on ${screens.length} screens, 0 executed\n`,
  )
})

test.describe('services that turn hostile', () => {
  // The worker would send the app's code as it was built, without a backend.
  test.use({ serviceWorkers: 'block' })

  test('hostile replies of the astrology backend and the geocoder are shown as text and never run', {
    tag: '@phone',
  }, async ({ page, complaints }) => {
    complaints.allow(/Service Worker registration blocked by Playwright/)
    complaints.allow(/status of 400/)
    const events = await watched(page)
    await hostileBackend(page)
    await hostileGeocoder(page)
    const person = await newPerson()
    await storeEverywhere(person.uid)
    await keepSignedIn(page, person)

    await page.goto('/vedic-calculator')
    await expect(page.getByText(`Invalid birth data: ${SCRIPT} ${IMAGE}`)).toBeVisible()
    await change(page)
    await page.getByLabel('Birth Place').fill('Nowhere that is known')
    const option = page.getByRole('option', { name: `${IMAGE} ${SCRIPT}` })
    await option.click()
    await page.goto('/dashboard')
    await page
      .getByRole('region', { name: 'Your raga now' })
      .getByRole('button', { name: 'Why this raga from your chart' })
      .click()
    for (const told of [`${SCRIPT} mahadasha, ${IMAGE} antardasha`, PAYLOADS[4], PAYLOADS[3]]) {
      await expect(page.getByRole('dialog')).toContainText(told ?? '')
    }
    expect(events).toEqual([])

    complaints.allow(/TrustedHTML|Content Security Policy/)
    await expectSeen(page, events)
  })
})
