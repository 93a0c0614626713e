import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOfAddress } from '~dev/app-build/site-address.ts'
import { writeSitemap } from '~dev/app-build/sitemap.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

async function folderWithRobots(): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nAllow: /\n')
  return folder
}

test('with an address, the sitemap names the open pages and robots.txt names the sitemap', async () => {
  const folder = await folderWithRobots()
  await writeSitemap(folder, 'https://alap.example')
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8')
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page)).toEqual([
    'https://alap.example/',
    'https://alap.example/login',
    'https://alap.example/try/chart',
  ])
  expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://alap.example/sitemap.xml\n',
  )
})

test('without an address there is robots.txt alone', async () => {
  const folder = await folderWithRobots()
  await writeSitemap(folder, undefined)
  expect(await readdir(folder)).toEqual(['robots.txt'])
  expect(await readFile(join(folder, 'robots.txt'), 'utf8')).not.toContain('Sitemap')
})

test.each([
  [undefined, 0],
  ['https://alap.example', 0],
  ['http://alap.example', 1],
  ['alap.example', 1],
  ['https://alap.example/app', 1],
  ['https://somebody@alap.example', 1],
])('the address %s has %i problems', (address, count) => {
  expect(problemsOfAddress(address)).toHaveLength(count)
})
