import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seriesFiles } from '~dev/ephemeris/series-files.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

const folder = join(projectRoot, 'src', 'jyotish', 'series')

test('the tables of the ephemeris are those that are committed, each with the licence of its source', async () => {
  const made = await seriesFiles()
  expect(Object.keys(made).sort()).toEqual((await readdir(folder)).sort())
  for (const [name, text] of Object.entries(made)) {
    // Not `toBe`: two tables of 10 kB side by side say nothing.
    expect(text === (await readFile(join(folder, name), 'utf8')), name).toBe(true)
    expect(text).toContain('The MIT License')
    expect(text).toContain('Copyright (c) 2013 Sonia Keys')
  }
})
