import { expect, type Page } from 'playwright/test'

export type Sound = {
  readonly seconds: number
  readonly duration: number
  readonly isPaused: boolean
  readonly volume: number
  readonly isMuted: boolean
}

/** The state of the page's one `<audio>`; it has no controls and so no role. */
export async function sound(page: Page): Promise<Sound> {
  // The player's code may still be on its way.
  await expect(page.locator('audio')).toHaveCount(1)
  return page.evaluate(() => {
    const [audio, ...others] = document.querySelectorAll('audio')
    if (!audio || others.length > 0) throw new Error('The page does not have exactly one <audio>')
    const { currentTime, duration, paused, volume, muted } = audio
    return { seconds: currentTime, duration, isPaused: paused, volume, isMuted: muted }
  })
}

// The first request for a recording waits for its beginning, longer on a busy machine.
const FIRST_SOUND_MS = 45_000

/** Waits until the recording has really moved on, and returns its position. */
export async function expectSound(page: Page, after = 0): Promise<number> {
  await expect
    .poll(async () => (await sound(page)).seconds, {
      message: 'the recording moves on',
      timeout: FIRST_SOUND_MS,
    })
    .toBeGreaterThan(after)
  const { seconds, isPaused } = await sound(page)
  expect(isPaused).toBe(false)
  return seconds
}

/** Plays what is left as fast as a browser can: all of it counts as heard. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [audio] = document.querySelectorAll('audio')
    if (audio) Object.assign(audio, { defaultPlaybackRate: 16, playbackRate: 16 })
  })
}
