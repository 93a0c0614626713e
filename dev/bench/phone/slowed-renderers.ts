import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Browser, Page } from 'playwright'

const RUN_MS = 8

/** Text, because a thread of its own runs it: nothing else that happens here makes it late. */
const STOP_AND_GO = `
  const { parentPort, workerData: { pids, run, rest } } = require('node:worker_threads')
  const cell = new Int32Array(new SharedArrayBuffer(4))
  const signal = (name) => {
    for (const pid of pids) try { process.kill(pid, name) } catch {}
  }
  parentPort.postMessage('begun')
  for (;;) {
    signal('SIGCONT')
    Atomics.wait(cell, 0, 0, run)
    signal('SIGSTOP')
    Atomics.wait(cell, 0, 0, rest)
  }
`

/** Whether processes can be held here at all. */
export const canSlowRenderers = process.platform !== 'win32'

/** The processes of the browser's pages and their workers. */
async function renderersOf(browser: Browser): Promise<number[]> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/**
 * Lets the browser's pages run for a part of the time only, their workers too, which the browser's own
 * slowing leaves out. Returns a function that ends it.
 */
export async function slowRenderers(browser: Browser, times: number): Promise<() => Promise<void>> {
  const pids = await renderersOf(browser)
  const workerData = { pids, run: RUN_MS, rest: RUN_MS * (times - 1) }
  // Plain JavaScript: what this process loads to run TypeScript would hold the thread up.
  const thread = new Worker(STOP_AND_GO, { eval: true, workerData, execArgv: [] })
  await once(thread, 'message')
  return async () => {
    await thread.terminate()
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

/** How long a fixed piece of work takes the page, ms. */
export function workMilliseconds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const began = performance.now()
    let sum = 0
    for (let turn = 0; turn < 60_000_000; turn++) sum = (sum * 31 + turn) % 1_000_003
    return sum < 0 ? 0 : performance.now() - began
  })
}
