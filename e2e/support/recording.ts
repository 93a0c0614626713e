import type { Page, Route } from 'playwright/test'
import { environment } from './environment.ts'

/** A session in one of Alap's own recordings, ten minutes long. */
export const SESSION = {
  title: 'Bhupali',
  audioUrl: '/recordings/bhupali-10.mp3',
  sessionId: 'raga-bhupali',
  sessionData: { raag: 'Bhupali', minutes: 10 },
}

/** The same as a file of the server: the composer knows no such address. */
export const FILE_SESSION = { ...SESSION, audioUrl: `${SESSION.audioUrl}?file` }

export const SHORT_SECONDS = 45

/** The beginning of that recording, as a recording of its own that no library knows. */
export const SHORT_SESSION = {
  ...SESSION,
  audioUrl: '/recordings/short.mp3',
  sessionId: 'short',
  sessionData: { raag: 'Bhupali' },
}

const FRAME_BYTES = 576
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
export async function openSession(page: Page, session: object = SESSION): Promise<void> {
  // Not from the app: the default session would be opened first, and its recording made.
  await page.goto('/icon.svg')
  await page.evaluate(
    (usr) => history.replaceState({ usr, key: 'e2e', idx: 0 }, '', '/session'),
    session,
  )
  await page.reload()
  await page.getByRole('heading', { level: 1, name: SESSION.title }).waitFor()
}

/** Opens a session that is over after 45 seconds, here or on another host; nothing plays yet. */
export async function openShortSession(page: Page, host = ''): Promise<void> {
  const sound = await shortSound(page)
  await page.route(`**${SHORT_SESSION.audioUrl}`, async (route) => {
    const [, from = '0'] = /^bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? []
    const range = `bytes ${from}-${sound.length - 1}/${sound.length}`
    await route.fulfill({
      status: 206,
      contentType: 'audio/mpeg',
      headers: { 'accept-ranges': 'bytes', 'content-range': range },
      body: sound.subarray(Number(from)),
    })
  })
  await openSession(page, { ...SHORT_SESSION, audioUrl: `${host}${SHORT_SESSION.audioUrl}` })
}

/** Without its first frame, which says how long the whole recording is. */
async function shortSound(page: Page): Promise<Buffer> {
  const url = `${environment().app}${SESSION.audioUrl}`
  const range = `bytes=${FRAME_BYTES}-${FRAME_BYTES + bytesOf(SHORT_SECONDS) - 1}`
  return await (await page.request.get(url, { headers: { range } })).body()
}
