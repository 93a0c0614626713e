import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { chromiumFlags, findChromium } from '~dev/process/chromium.ts'

type TabbedBrowser = { readonly context: BrowserContext; stop(): Promise<void> }

/**
 * A Chromium whose tabs hide one another, as a person's do. In one that Playwright launches itself
 * every page counts as seen.
 */
export async function launchTabbedBrowser(): Promise<TabbedBrowser> {
  const executable = findChromium()
  if (!executable) throw new Error('There is no Chromium on this machine.')
  const profile = await mkdtemp(join(tmpdir(), 'alap-bench-tabs-'))
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(executable, [...flags, ...chromiumFlags(), 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const address = await debuggerOf(child.stderr)
    const browser = await chromium.connectOverCDP(address, { noDefaults: true })
    const [context] = browser.contexts()
    if (!context) throw new Error('Chromium has no window.')
    return { context, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function debuggerOf(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    stderr.once('end', () => reject(new Error(`Chromium did not start:\n${said}`)))
  })
}
