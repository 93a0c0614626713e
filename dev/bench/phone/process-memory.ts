import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'

const KILOBYTES = 1000

/** What the processes of the browser's pages hold of their own, workers and media buffers included, MB. */
export async function renderersMegabytes(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(pages.map(({ id }) => privateKilobytes(id)))
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTES
}

/** Linux tells it; 0 elsewhere. */
async function privateKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Private_Dirty: *(\d+) kB/m.exec(rollup)?.[1] ?? 0)
}
