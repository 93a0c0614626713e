import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leakedSecrets } from '~dev/app-build/leaked-secrets.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

test('a secret is found in every kind of text file of a build', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  const names = ['assets/a.js', 'sw.js', '_headers', '_redirects', 'firebase.json', 'app.html']
  for (const name of names) await writeFile(join(folder, name), 'const key = "npg_Ab12Cd34"')
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  expect(await leakedSecrets(folder)).toEqual(
    names.map((name) => `${name}: a Neon password`).sort(),
  )
})
