import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { atlasFile } from '~dev/atlas/atlas-file.ts'
import { atlasPath } from '~dev/atlas/atlas-path.ts'

test('the atlas that is made is the atlas that is committed', async () => {
  const made = await atlasFile()
  // Not `toBe`: two texts of 400 kB side by side say nothing.
  expect(made === (await readFile(atlasPath, 'utf8'))).toBe(true)
})
