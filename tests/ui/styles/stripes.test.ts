import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'src/ui/styles'
const styles = readdirSync(FOLDER).filter((file) => file.endsWith('.css'))

/** Repeated gradients that run at a slant: WebKit draws thin ones in steps, which become a grid. */
function slantedStripes(css: string): string[] {
  const stripes = [...css.matchAll(/repeating-linear-gradient\(\s*(-?[\d.]+)deg/g)]
  return stripes.flatMap(([stripe, degrees]) => (Number(degrees) % 90 === 0 ? [] : [stripe]))
}

test('no style draws slanted stripes', () => {
  expect(styles).toContain('base.css')
  expect(
    styles.flatMap((file) => slantedStripes(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
  ).toEqual([])
})

test('slanted stripes are found, straight ones are not', () => {
  const straight = 'repeating-linear-gradient(90deg, red 0 1px, transparent 1px 7px)'
  expect(slantedStripes(straight)).toEqual([])
  expect(slantedStripes(straight.replace('90', '97'))).toEqual(['repeating-linear-gradient(97deg'])
})
