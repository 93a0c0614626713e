import type { Page } from 'playwright/test'
import { chartReply, profileReply } from '~dev/stand-ins/astrology-replies.ts'
import { environment } from '../environment.ts'
import { ALL, IMAGE, PAYLOADS, SCRIPT } from './payloads.ts'

const headers = { 'access-control-allow-origin': '*' }

/** Gives the app, whose build asks no astrology backend, one under its own address. */
async function setBackend(page: Page, url: string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const reply = await route.fetch()
    const code = await reply.text()
    const setting = `VITE_ASTROLOGY_API_URL:${JSON.stringify(url)},VITE_FIREBASE_API_KEY:`
    await route.fulfill({
      response: reply,
      body: code.replace('VITE_FIREBASE_API_KEY:', setting),
    })
  })
}

/** An astrology backend that explains itself in payloads, and refuses the first chart with them. */
export async function hostileBackend(page: Page): Promise<void> {
  const url = `${environment().app}/stars`
  await setBackend(page, url)
  let charts = 0
  await page.route(`${url}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const call = route.request().postDataJSON()
    if (path.endsWith('/healthz')) return route.fulfill({ json: { status: ALL } })
    if (path.endsWith('/get-profile')) return route.fulfill({ json: hostileProfile(call) })
    charts += 1
    return charts === 1
      ? route.fulfill({ status: 400, json: { detail: ALL } })
      : route.fulfill({ json: { ...chartReply(call, Date.now()), [SCRIPT]: ALL } })
  })
}

function hostileProfile(call: Readonly<Record<string, unknown>>) {
  const [mood = '', raga = '', moonSign = '', lagna = '', nakshatra = ''] = PAYLOADS
  return {
    ...profileReply(call, Date.now()),
    ...{ astro_mood: mood, suggested_raag: raga, moon_sign: moonSign },
    ...{ current_mahadasha: SCRIPT, current_antardasha: IMAGE },
    ...{ lagna: { name: lagna }, nakshatra: { name: nakshatra } },
    planet_positions: Object.fromEntries(PAYLOADS.map((name) => [name, name])),
  }
}

/** A geocoder that finds a payload, whatever it is asked. */
export async function hostileGeocoder(page: Page): Promise<void> {
  await page.route('**/search?*', (route) =>
    route.fulfill({
      headers,
      json: [{ lat: '18.5196', lon: '73.8554', display_name: `${IMAGE} ${SCRIPT}`, type: ALL }],
    }),
  )
}
