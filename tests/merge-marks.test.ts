import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What git leaves in a file where two branches said different things. */
const MARK = /^(?:<{7} .*|\|{7} .*|={7}|>{7} .*)$/m

const NOT_KEPT = /^(?:\.git|\.local|node_modules|dist|test-results|playwright-report)$/

function textsIn(folder: string): readonly (readonly [path: string, text: string])[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_KEPT.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return textsIn(path)
      const content = entry.isFile() ? readFileSync(path) : Buffer.of(0)
      return content.includes(0) ? [] : [[path, content.toString('utf8')] as const]
    })
}

test('no file has the marks of a merge in it', () => {
  const texts = textsIn('.')
  const names = ['package.json', 'README.md', '.gitignore', 'src/ui/styles/app.css']
  expect(texts.map(([path]) => path)).toEqual(expect.arrayContaining(names))
  expect(texts.filter(([, text]) => MARK.test(text)).map(([path]) => path)).toEqual([])
})

test.each(['<', '|', '=', '>'])('a mark of a merge is found: %s', (sign) => {
  const mark = sign.repeat(7)
  const line = sign === '=' ? mark : `${mark} rooms`
  expect(`/**\n${line}\n * Opens the page.\n */`).toMatch(MARK)
  expect(`/**\n * ${line}\n */`).not.toMatch(MARK)
  expect(`${mark}${mark}\n`).not.toMatch(MARK)
})
