import type { Page, Route } from 'playwright/test'

/** A session in one of Alap's own recordings, ten minutes long. */
export const SESSION = {
  title: 'Bhupali',
  audioUrl: '/recordings/bhupali-10.mp3',
  sessionId: 'raga-bhupali',
  sessionData: { raag: 'Bhupali', minutes: 10 },
}

const FRAME_BYTES = 360
const FRAMES_A_SECOND = 1 / 0.036

/** The number of bytes of some seconds of sound. */
export const bytesOf = (seconds: number) => Math.round(seconds * FRAMES_A_SECOND) * FRAME_BYTES

/** The beginning of the recording that was requested, as the server has it. */
export async function beginning(route: Route, seconds: number): Promise<Buffer> {
  const range = `bytes=0-${bytesOf(seconds) - 1}`
  const response = await route.fetch({ headers: { ...route.request().headers(), range } })
  return await response.body()
}

/** Opens the session screen with a session, as other pages do; nothing plays yet. */
export async function openSession(page: Page): Promise<void> {
  await page.goto('/session')
  await page.evaluate((usr) => history.replaceState({ usr, key: 'e2e', idx: 0 }, ''), SESSION)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: SESSION.title }).waitFor()
}
