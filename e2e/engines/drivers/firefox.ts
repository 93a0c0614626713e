import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { type Engine, elementId } from './engine.ts'
import { connectMarionette } from './marionette.ts'
import { startSilentSpeaker } from './silent-speaker.ts'

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The Firefox on this machine, or nothing. */
export const findFirefox = () => PLACES.find((place) => place && existsSync(place))

// Port 0 lets Firefox choose; it then writes its choice into the profile.
const PREFERENCES = 'user_pref("marionette.port", 0);\n'

/** Starts a stock Firefox without a window, in a profile of its own that goes when it closes. */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'alap-firefox-'))
  await writeFile(join(profile, 'user.js'), PREFERENCES)
  const args = ['--headless', '--no-remote', '--marionette', '--profile', profile]
  const speaker = await startSilentSpeaker()
  const browser = spawn(executable, args, { stdio: 'ignore', env: speaker.env })
  const { send, end } = await connectMarionette(await portOf(profile))
  const session = (await send('WebDriver:NewSession', {})) as {
    capabilities: { browserVersion: string }
  }
  await send('WebDriver:SetWindowRect', { width: 1440, height: 980 })
  const value = async (command: string, parameters: object) =>
    ((await send(command, parameters)) as { value: unknown }).value

  return {
    name: 'Firefox',
    version: session.capabilities.browserVersion,
    goTo: async (url) => void (await send('WebDriver:Navigate', { url })),
    run: (script, given = []) => value('WebDriver:ExecuteScript', { script, args: given }),
    findAll: async (css) => {
      const found = await send('WebDriver:FindElements', { using: 'css selector', value: css })
      return (found as Record<string, string>[]).map(elementId)
    },
    nameOf: async (id) => String(await value('WebDriver:GetComputedLabel', { id })),
    click: async (id) => void (await send('WebDriver:ElementClick', { id })),
    type: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
    picture: async () => String(await value('WebDriver:TakeScreenshot', { full: false })),
    close: async () => {
      const isGone = new Promise((resolve) => browser.once('exit', resolve))
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined)
      end()
      await isGone
      await speaker.end()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function portOf(profile: string): Promise<number> {
  let port = 0
  await expect(async () => {
    port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'))
    expect(port).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  return port
}
