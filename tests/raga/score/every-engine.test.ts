import { afterEach, expect, test, vi } from 'vitest'
import { findRaga } from '~/raga/catalogue.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { exponential } from '~/raga/score/exponential.ts'

afterEach(() => vi.restoreAllMocks())

/** What ECMAScript leaves to the engine to round. */
const APPROXIMATE = [
  ...(['exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'sqrt', 'cbrt', 'hypot'] as const),
  ...(['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh'] as const),
]

/** The next double above, as an engine may return that rounds otherwise. */
function roundedUp(value: number): number {
  const bits = new BigInt64Array(Float64Array.of(value).buffer)
  bits[0] = (bits[0] ?? 0n) + 1n
  return new Float64Array(bits.buffer)[0] ?? Number.NaN
}

function scoreOf(id: 'yaman' | 'malkauns') {
  const raga = findRaga(id)
  if (!raga) throw new Error(`${id} is gone`)
  return composeAlap({ raga, repertoire: repertoireOf(id), minutes: 6, seed: 'engine' })
}

test.each(['yaman', 'malkauns'] as const)(
  'the score of %s is the same where the engine rounds its functions in the last bit otherwise',
  (id) => {
    const score = scoreOf(id)
    for (const name of APPROXIMATE) {
      const exact = Math[name] as (...values: number[]) => number
      vi.spyOn(Math, name).mockImplementation((...values: number[]) => roundedUp(exact(...values)))
    }
    expect(scoreOf(id)).toEqual(score)
  },
)

const SCORE = import.meta.glob<string>(
  [
    '/src/raga/score/**/*.ts',
    '/src/raga/{grammar,random,session-form}.ts',
    '/src/raga/model/{notation,swara}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

test('nothing that decides a score leaves its last bits to the engine', () => {
  const functions = new RegExp(`Math\\.(${APPROXIMATE.join('|')})\\b|[^/*]\\*\\*[^/*]`)
  const found = Object.entries(SCORE).filter(([, text]) => functions.test(uncommented(text)))
  expect(Object.keys(SCORE).length).toBeGreaterThan(15)
  // How wide an interval is in cents decides no score: only the sound reads it.
  expect(found.map(([file]) => file)).toEqual(['/src/raga/model/swara.ts'])
  expect(uncommented('x ** 2')).toMatch(functions)
})

function uncommented(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
}

test('the exponential falls and rises as e to a power does, and is never negative', () => {
  expect(exponential(0)).toBe(1)
  for (const x of [-10, -3, -1, -0.1, 0.5, 2, 8]) {
    expect(exponential(x) / Math.exp(x)).toBeGreaterThan(0.94)
    expect(exponential(x) / Math.exp(x)).toBeLessThan(1.001)
  }
  expect(exponential(-5000)).toBe(0)
})
