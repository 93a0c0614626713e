import { resolve } from 'node:path'
import { expect, test } from 'playwright/test'
import { build } from 'vite'
import { installedEngines } from './drivers/installed.ts'
import { sumsOfScores } from './scores.ts'
import { withEngine } from './walk.ts'

/** The composer of scores as one classic script, which leaves its sums in `scores`. */
async function composerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': resolve('src') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, 'scores.ts'), formats: ['iife'], name: 'scores' },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was built')
  return first.output[0].code
}

let script = ''
test.beforeAll(async () => {
  script = `${await composerScript()}; return JSON.stringify(scores.sumsOfScores())`
})

test('the scores of every raga are the same in Chromium as in Node', async ({ page }) => {
  const found = await page.evaluate<string>(`(() => {${script}})()`)
  expect(JSON.parse(found)).toEqual(sumsOfScores())
})

for (const { name, start } of installedEngines()) {
  test(`the scores of every raga are the same in ${name} as in Node`, async () => {
    await withEngine(start, async (engine) => {
      expect(JSON.parse(String(await engine.run(script)))).toEqual(sumsOfScores())
    })
  })
}
