import { expect, test } from 'vitest'
import { centsOf, isSwaraLetter, SWARAS, swaraOf } from '~/raga/model/swara.ts'

test('the twelve swaras are placed round the wheel, komal before shuddha, tivra Ma after shuddha', () => {
  expect(SWARAS.map((swara) => swara.letter).join('')).toBe('SrRgGmMPdDnN')
  expect(SWARAS.map((swara) => swara.position)).toEqual([...Array(12).keys()])
  expect(swaraOf('M').quality).toBe('tivra')
  expect(swaraOf('r').quality).toBe('komal')
})

test('the intervals of the swaras are measured in cents', () => {
  expect(centsOf([3, 2])).toBeCloseTo(701.955, 3)
  expect(centsOf([1, 1])).toBe(0)
})

test('the letters of the swaras are distinguished from other text', () => {
  expect(isSwaraLetter('d')).toBe(true)
  expect(isSwaraLetter('p')).toBe(false)
  expect(isSwaraLetter('SS')).toBe(false)
})
