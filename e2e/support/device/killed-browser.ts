import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright/test'
import { chromiumFlags, findChromiumWithoutWindow } from '~dev/process/chromium.ts'
import type { Complaints } from '../complaints.ts'
import { vouchForTheClock } from './vouch-for-the-clock.ts'

/** A browser whose profile outlives it, so that it can be killed and opened again; it is heard. */
export async function killedBrowser(complaints: Complaints) {
  const profile = await mkdtemp(join(tmpdir(), 'alap-profile-'))
  const executablePath = findChromiumWithoutWindow()
  let open: BrowserContext | undefined
  return {
    open: async () => {
      open = await chromium.launchPersistentContext(profile, {
        args: chromiumFlags(),
        ...(executablePath && { executablePath }),
      })
      await vouchForTheClock(open)
      complaints.listen(open)
      return open
    },
    /** Whether the disk has these words, in plain letters, from the localStorage of any page. */
    hasOnDisk: async (words: string) => {
      const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
      const files = await readdir(folder).catch(() => [])
      const texts = files.map((file) => readFile(join(folder, file), 'latin1').catch(() => ''))
      return (await Promise.all(texts)).some((text) => text.includes(words))
    },
    /** Ends every process of the browser at once, as a battery that runs out does. */
    kill: async () => {
      const closed = open?.waitForEvent('close')
      execFileSync('pkill', ['-KILL', '-f', profile])
      await closed
    },
    /** Closes it and removes its profile. */
    end: async () => {
      await open?.close().catch(() => undefined)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
