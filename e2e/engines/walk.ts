import { writeFile } from 'node:fs/promises'
import { test } from 'playwright/test'
import { newEmail } from '../support/person.ts'
import type { Engine } from './drivers/engine.ts'
import type { createScreen } from './screen.ts'

export type Screen = ReturnType<typeof createScreen>

/** The landing page is a document of its own; from here on everything happens in one. */
export async function openLogin(screen: Screen) {
  await screen.press('link', 'Begin your practice')
  await screen.seePath('/login')
  await screen.see('field', 'Full Name')
}

export async function createAccount(screen: Screen) {
  await screen.type('field', 'Full Name', 'Asha Rao')
  await screen.type('field', 'Email', newEmail())
  await screen.type('field', 'Password', 'four quiet strings')
  await screen.press('button', 'Create Account')
  await screen.seePath('/dashboard')
}

/** Begins the session of the day for a happy person, until it sounds. */
export async function beginSession(screen: Screen) {
  await screen.press('link', 'Start Session')
  await screen.seePath('/mood-checkin')
  await screen.type('field', /Happy/, ' ')
  await screen.press('button', 'Continue to Session')
  await screen.seePath('/session')
  await screen.hear(2)
  await screen.see('button', 'Pause')
}

/** Acts in an engine, keeps a picture of a failure, and closes the engine. */
export const withEngine = async (
  start: () => Promise<Engine>,
  act: (engine: Engine) => Promise<void>,
) => {
  const engine = await start()
  try {
    await act(engine)
  } catch (error) {
    const picture = test.info().outputPath('picture.png')
    await writeFile(picture, await engine.picture(), 'base64')
    test.info().attachments.push({ name: 'picture', path: picture, contentType: 'image/png' })
    throw error
  } finally {
    await engine.close()
  }
}
