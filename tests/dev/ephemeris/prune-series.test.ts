import { expect, test } from 'vitest'
import { evaluate, parseSeries } from '~/jyotish/grahas/trigonometric-series.ts'
import { type Pruning, pruneSeries } from '~dev/ephemeris/prune-series.ts'

const pruning: Pruning = { cut: 0.01, span: 2, unit: 0.001, wave: 'cosine' }

test('a thinned series leaves out terms below the cut, and has the smallest first', () => {
  const rows = [
    [0.009, 1, 1],
    [0.02, 1, 2],
    [3, 0.5, 8],
  ]
  expect(pruneSeries({ 0: rows }, pruning)).toBe('20 1 2,2980 .5 8')
})

test('a thinned series includes the growth of a term by a power of time', () => {
  expect(pruneSeries({ 0: [], 1: [[0.006, 1, 2]], 2: [[0.002, 1, 2]] }, pruning)).toBe('|6 1 2')
})

test('a thinned series gives a term the digits it needs', () => {
  const [small = '', large = ''] = pruneSeries(
    {
      0: [
        [5000, 1.23456789, 2.34567891],
        [0.02, 1.23456789, 2.34567891],
      ],
    },
    pruning,
  ).split(',')
  expect(large).toMatch(/^4999980 1\.234567\d 2\.345678\d$/)
  expect(small).toMatch(/^20 1\.2\d? 2\.3\d?$/)
})

test('a thinned series is read back as the same quantity with the same slope', () => {
  const rows = [
    [-40, 1.5, 3, 0.2],
    [7, -2, 11, -0.1, 0.05],
  ]
  for (const wave of ['sine', 'cosine'] as const) {
    const series = parseSeries(
      pruneSeries({ 0: rows, 1: rows, 2: [[3, 1]] }, { ...pruning, wave }),
      0.001,
    )
    const exact = (t: number) => {
      const waves = rows.reduce((sum, [a = 0, ...phase]) => {
        const angle = phase.reduce((total, c, degree) => total + c * t ** degree, 0)
        return sum + a * (wave === 'sine' ? Math.sin(angle) : Math.cos(angle))
      }, 0)
      return waves * (1 + t) + (wave === 'sine' ? Math.sin(1) : Math.cos(1)) * 3 * t * t
    }
    for (const t of [-2, -0.7, 0, 0.3, 1.9]) {
      const { value, rate } = evaluate(series, t)
      expect(value).toBeCloseTo(exact(t), 1)
      expect(rate).toBeCloseTo((exact(t + 1e-5) - exact(t - 1e-5)) / 2e-5, 0)
    }
  }
})
