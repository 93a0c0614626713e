import type { BrowserContext, BrowserContextOptions } from 'playwright'
import { paths } from '~/lib/paths.ts'
import type { Rows } from '~dev/bench/findings/row.ts'
import type { SignedIn } from '~dev/bench/path/path-pages.ts'
import { firstSoundRows } from '~dev/bench/phone/first-sound.ts'
import { hiddenTabRows } from '~dev/bench/phone/hidden-tab.ts'
import { hourRows } from '~dev/bench/phone/long-session.ts'
import { longestTasks, longestTasksSignedOut } from '~dev/bench/phone/longest-tasks.ts'
import { memoryRows } from '~dev/bench/phone/memory.ts'
import { changesOfPage } from '~dev/bench/phone/page-change.ts'
import { playingRows } from '~dev/bench/phone/playing.ts'
import { seekRows } from '~dev/bench/phone/seek-sound.ts'
import { PHONE } from '~dev/bench/phone/slow-page.ts'
import { launchBrowser } from '~dev/bench/screens.ts'
import type { Running } from '~dev/process/running-file.ts'

const MENU = ['Sessions', 'Check-in', 'Journal', 'Path', 'Home'] as const

/**
 * What the app costs the phone of a person of ten years after its first visit: the longest task of
 * each screen, the time of a change of page, memory, the work while a recording plays, and the wait
 * for its sound.
 */
export async function benchPhone(running: Running, storageState: SignedIn): Promise<Rows> {
  const browser = await launchBrowser()
  try {
    const device = { ...PHONE, storageState, baseURL: running.app }
    const context = await browser.newContext(device)
    await firstVisit(context)
    const nobodys = await browser.newContext({ ...PHONE, baseURL: running.app })
    return [
      ...(await longestTasks(context)),
      ...(await longestTasksSignedOut(nobodys)),
      ...(await changesOfPage(context, MENU)),
      ...(await memoryOfItsOwn(device)),
      ...(await playingRows(context)),
      ...(await hiddenTabRows(running, storageState)),
      ...(await firstSoundRows(browser, context, device)),
      ...(await seekRows(context)),
      ...(await hourRows(browser, context)),
    ]
  } finally {
    await browser.close()
  }
}

async function memoryOfItsOwn(device: BrowserContextOptions): Promise<Rows> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext(device)
    await firstVisit(context)
    return await memoryRows(context, MENU)
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
