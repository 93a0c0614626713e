import type { BrowserContext, CDPSession, Page } from 'playwright'

/** A slow phone. */
export const TIMES_SLOWER = 4
/** As many as the reference's: the middle one counts. */
export const OPENINGS = 3
export const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }

/** A new page whose main thread is slowed; what runs in workers is not. */
export async function slowPage(context: BrowserContext): Promise<[Page, CDPSession]> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  return [page, devtools]
}
