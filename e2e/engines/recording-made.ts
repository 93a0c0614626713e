import { expect } from 'playwright/test'
import type { Engine } from './engine.ts'

const HANDED_OVER = 'return new URL(history.state.usr.sessionData.audioUrl, location.origin).href'

/**
 * Waits until the server has made all of the recording that the page has been handed. A busy machine
 * makes it so slowly that Firefox gives up waiting.
 */
export async function waitForRecording(engine: Engine): Promise<void> {
  await expect(async () => {
    const response = await fetch(String(await engine.run(HANDED_OVER)))
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }).toPass({ timeout: 180_000 })
}
