import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect } from 'playwright/test'
import { freePort } from '~dev/process/free-port.ts'
import { type Engine, elementId } from './engine.ts'
import { startSilentSpeaker } from './silent-speaker.ts'
import { openScreen } from './virtual-screen.ts'

const PLACES = [process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']

/** The WebDriver of WebKitGTK on this machine, or nothing. */
export const findWebKit = () => PLACES.find((place) => place && existsSync(place))

type Session = { sessionId: string; capabilities: { browserVersion: string } }

/** Starts WebKitGTK's own small browser behind its WebDriver. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const screen = await openScreen()
  const speaker = await startSilentSpeaker()
  const port = await freePort(0)
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...speaker.env, DISPLAY: screen.display },
  })
  const address = `http://127.0.0.1:${port}`
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass()

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const sent = body && { body: JSON.stringify(body) }
    const response = await fetch(`${address}/session${path}`, { method, ...sent })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  const session = (await call('POST', '', { capabilities: { alwaysMatch: {} } })) as Session
  const post = (path: string, body: object = {}) =>
    call('POST', `/${session.sessionId}/${path}`, body)
  const get = (path: string) => call('GET', `/${session.sessionId}/${path}`)
  await post('window/rect', { width: 1440, height: 980 })

  return {
    name: 'WebKitGTK',
    version: session.capabilities.browserVersion,
    goTo: async (url) => void (await post('url', { url })),
    run: (script, given = []) => post('execute/sync', { script, args: given }),
    findAll: async (css) => {
      const found = await post('elements', { using: 'css selector', value: css })
      return (found as Record<string, string>[]).map(elementId)
    },
    nameOf: async (id) => String(await get(`element/${id}/computedlabel`)),
    click: async (id) => void (await post(`element/${id}/click`)),
    type: async (id, text) => void (await post(`element/${id}/value`, { text })),
    picture: async () => String(await get('screenshot')),
    close: async () => {
      await call('DELETE', `/${session.sessionId}`)
      driver.kill()
      await speaker.end()
      screen.close()
    },
  }
}
