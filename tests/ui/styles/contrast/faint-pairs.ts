import { between, contrast, type Light, lightOf } from './colour.ts'
import { prahars, type Scheme, type Tokens, tokensOf } from './tokens.ts'

const TEXT = 4.5
const CONTROL = 3
const PAGES = ['ground', 'raised'] as const
const MOODS = ['mood-1', 'mood-2', 'mood-3', 'mood-4', 'mood-5'] as const

type Pair = readonly [front: string, back: string, least: number]

const on = (fronts: readonly string[], backs: readonly string[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => [front, back, least] as const))

/** Which colour stands on which, and how far apart they must be. */
const PAIRS: readonly Pair[] = [
  ...on(['ink', 'ink-soft'], [...PAGES, 'sunken', 'accent-wash'], TEXT),
  ...on(['accent'], [...PAGES, 'sunken', 'accent-wash'], TEXT),
  ...on(['danger', ...MOODS], PAGES, TEXT),
  ...on(MOODS, ['sunken'], CONTROL),
  ['on-accent', 'accent', TEXT],
  ['on-danger', 'danger', TEXT],
  // What has the pointer over it turns round.
  ['ground', 'ink', TEXT],
  ...on(['edge'], PAGES, CONTROL),
]

const SKY_STEPS = 16

function ratioOnSky(tokens: Tokens): number {
  const sky = between(token(tokens, 'sky-high'), token(tokens, 'sky-low'), SKY_STEPS)
  return Math.min(...sky.map((point) => contrast(colour(tokens, 'on-sky'), point)))
}

function token(tokens: Tokens, name: string): string {
  const css = tokens.get(name)
  if (css === undefined) throw new RangeError(`No token --color-${name}`)
  return css
}

const colour = (tokens: Tokens, name: string): Light => lightOf(token(tokens, name))

function faintIn(tokens: Tokens): string[] {
  const pairs = PAIRS.map(([front, back, least]) => {
    const ratio = contrast(colour(tokens, front), colour(tokens, back))
    return { name: `${front} on ${back}`, ratio, least }
  })
  return [...pairs, { name: 'on-sky on the sky', ratio: ratioOnSky(tokens), least: TEXT }]
    .filter(({ ratio, least }) => ratio < least)
    .map(({ name, ratio, least }) => `${name} ${ratio.toFixed(2)} < ${least}`)
}

/** The pairs of a style sheet that are too alike, over all watches, in light and in dark. */
export function faintPairs(css: string): string[] {
  const schemes: Scheme[] = ['light', 'dark']
  return prahars(css).flatMap((prahar) =>
    schemes.flatMap((scheme) =>
      faintIn(tokensOf(css, prahar, scheme)).map((pair) => `${prahar} ${scheme}: ${pair}`),
    ),
  )
}
