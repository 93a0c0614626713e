import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The oldest browsers that the README names, as the build names them; none when the sentence is gone. */
function targetsIn(readme: string): string[] {
  const [, chromium, firefox, safari] =
    /Chrome and Edge from ([\d.]+), Firefox from ([\d.]+) and Safari from ([\d.]+)/.exec(
      readme.replace(/\s+/g, ' '),
    ) ?? []
  if (!chromium) return []
  return [`chrome${chromium}`, `edge${chromium}`, `firefox${firefox}`, `safari${safari}`]
}

function builtFor(config: string): string[] {
  const [, list = ''] = /\btarget: \[([^\]]*)\]/.exec(config) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map(([, target = '']) => target)
}

test('the app is built for the oldest browsers that the README names', () => {
  const named = targetsIn(readFileSync('README.md', 'utf8'))
  expect(named).toHaveLength(4)
  const phones = named.slice(3).map((safari) => safari.replace('safari', 'ios'))
  expect(builtFor(readFileSync('vite.config.ts', 'utf8'))).toEqual([...named, ...phones])
})

test.each([
  ['no sentence', 'It runs in most browsers.', []],
  [
    'another browser',
    'Chrome and Edge from 120, Firefox from 128 and Safari from 17',
    ['chrome120', 'edge120', 'firefox128', 'safari17'],
  ],
])('the browsers are read from the sentence of the README, with %s', (_name, readme, targets) => {
  expect(targetsIn(readme)).toEqual(targets)
})
