import type { BrowserContext } from 'playwright'
import { paths } from '~/lib/paths.ts'
import { launchBrowser } from '~dev/bench/browser.ts'
import type { Rows } from '~dev/bench/findings/row.ts'
import type { SignedIn } from '~dev/bench/path/path-pages.ts'
import { calendarRows } from '~dev/bench/phone/calendar.ts'
import { firstSoundRows } from '~dev/bench/phone/first-sound.ts'
import { changesOfPage } from '~dev/bench/phone/page-change.ts'
import { seekRows } from '~dev/bench/phone/seek-sound.ts'
import { PHONE } from '~dev/bench/phone/slow-page.ts'
import type { Running } from '~dev/process/running-file.ts'

const MENU = ['Sessions', 'Check-in', 'Journal', 'Path', 'Home'] as const

/**
 * What a person of ten years waits for on a phone after its first visit: a change of page,
 * the calendar, and the sound of a recording, when it begins and after a seek.
 */
export async function benchPhone(running: Running, storageState: SignedIn): Promise<Rows> {
  const browser = await launchBrowser()
  try {
    const device = { ...PHONE, storageState, baseURL: running.app }
    const context = await browser.newContext(device)
    await firstVisit(context)
    return [
      ...(await changesOfPage(context, MENU)),
      ...(await calendarRows(context)),
      ...(await firstSoundRows(browser, context, device)),
      ...(await seekRows(context)),
    ]
  } finally {
    await browser.close()
  }
}

async function firstVisit(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(paths.dashboard(), { waitUntil: 'networkidle' })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.close()
}
