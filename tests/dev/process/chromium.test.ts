import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { chromiumFlags } from '~dev/process/chromium.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const SWITCH = '--disable-features='

/** Every `--disable-features` that a browser is started with, in its order. */
async function featuresOff(args: string[]): Promise<readonly string[][]> {
  const folder = await temporaryFolder()
  const [executablePath, kept] = [join(folder, 'browser'), join(folder, 'arguments')]
  await writeFile(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${kept}'\n`)
  await chmod(executablePath, 0o755)
  await expect(chromium.launch({ executablePath, args })).rejects.toThrow()
  return (await readFile(kept, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith(SWITCH))
    .map((line) => line.slice(SWITCH.length).split(','))
}

test('what Playwright switches off in Chromium stays off, because the last switch alone counts', async () => {
  const [own = []] = await featuresOff([])
  expect(own).toContain('PaintHolding')
  const last = (await featuresOff(chromiumFlags())).at(-1)
  expect(last).toEqual(expect.arrayContaining(own))
  expect(last).toContain('WebUIOmniboxPopup')
})
