import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRAHARS } from '~/raga/model/prahar.ts'
import { contrast, lightOf } from './contrast/colour.ts'
import { faintPairs } from './contrast/faint-pairs.ts'
import { prahars, tokensOf } from './contrast/tokens.ts'

const css = ['theme', 'prahar']
  .map((name) => readFileSync(`src/ui/styles/${name}.css`, 'utf8'))
  .join('\n')

test('the colours of the eight watches can be read, in light and in dark', () => {
  expect(faintPairs(css)).toEqual([])
})

test('the colours of the eight watches are those of all eight watches', () => {
  expect(prahars(css).toSorted()).toEqual([...PRAHARS].toSorted())
  expect(prahars(css)).toHaveLength(8)
})

test.each([
  [
    'a faint accent in one watch',
    '[data-prahar="day-3"] { --color-accent: oklch(0.8 0.1 82); }',
    'day-3 light: accent on ground',
  ],
  [
    'faint ink',
    ':root { --color-ink-soft: oklch(0.7 0.03 55); }',
    'night-2 light: ink-soft on raised',
  ],
  [
    'ink that is faint in the dark alone',
    '@media (prefers-color-scheme: dark) { :root { --color-ink: oklch(0.5 0 0); } }',
    'day-1 dark: ink on ground',
  ],
  ['a faint edge', ':root { --color-edge: oklch(0.9 0.03 65); }', 'day-1 light: edge on raised'],
  [
    'a sky as bright as its words',
    '[data-prahar="night-1"] { --color-sky-low: oklch(0.9 0.02 75); }',
    'night-1 light: on-sky on the sky',
  ],
  [
    'a faint mood',
    ':root { --color-mood-4: oklch(0.75 0.1 75); }',
    'night-4 light: mood-4 on ground',
  ],
])('the colours of the eight watches would not be readable with %s', (_name, planted, pair) => {
  expect(faintPairs(`${css}\n${planted}`)).toContainEqual(expect.stringContaining(pair))
})

test('the colours of the eight watches change with the watch and with the dark', () => {
  const accents = prahars(css).flatMap((prahar) => [
    tokensOf(css, prahar, 'light').get('accent'),
    tokensOf(css, prahar, 'dark').get('accent'),
  ])
  expect(new Set(accents).size).toBe(16)
})

test('the contrast is that of WCAG', () => {
  expect(contrast(lightOf('oklch(1 0 0)'), lightOf('oklch(0 0 0)'))).toBeCloseTo(21, 3)
  expect(contrast(lightOf('oklch(0.5 0.1 40)'), lightOf('oklch(0.5 0.1 40)'))).toBe(1)
  // #767676 on white, the well-known 4.54; its oklch as browsers give it.
  expect(contrast(lightOf('oklch(0.5680 0 0)'), lightOf('oklch(1 0 0)'))).toBeCloseTo(4.54, 1)
  // Pure sRGB red is #f00 : 3.998 on white.
  expect(contrast(lightOf('oklch(0.62796 0.25768 29.2339)'), lightOf('oklch(1 0 0)'))).toBeCloseTo(
    4,
    1,
  )
})

test('the contrast is never computed from a colour that cannot be read', () => {
  expect(() => lightOf('#fff')).toThrow(RangeError)
  expect(() => lightOf('oklch(0.5 0.1 40 / 0.5)')).toThrow(RangeError)
})
