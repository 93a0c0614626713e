import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { renderersOf } from '~dev/bench/phone/slowed-renderers.ts'

const KILOBYTES = 1000

/**
 * What the processes of the browser's pages hold of their own, workers and media buffers included,
 * MB; `null` where the system does not tell it, which Linux alone does.
 */
export async function renderersMegabytes(browser: Browser): Promise<number | null> {
  const pages = await renderersOf(browser)
  const sizes = (await Promise.all(pages.map(privateKilobytes))).filter((size) => size !== null)
  if (sizes.length === 0) return null
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTES
}

/** `null` also for a process that has just ended. */
async function privateKilobytes(pid: number): Promise<number | null> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const [, size] = /^Private_Dirty: *(\d+) kB/m.exec(rollup) ?? []
  return size === undefined ? null : Number(size)
}
