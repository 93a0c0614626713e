import { expect, test } from 'vitest'
import { isOffered, OFFERED_AYANAMSHAS } from '~/domain/chart/offered-ayanamshas.ts'

test('an ayanamsha that is kept on a device is taken only if it is one that is offered', () => {
  expect(OFFERED_AYANAMSHAS[0]).toBe('lahiri')
  expect(OFFERED_AYANAMSHAS.filter(isOffered)).toHaveLength(6)
  const foreign = ['', 'Lahiri', 'constructor', null, undefined, 0, ['lahiri'], {}]
  expect(foreign.filter(isOffered)).toEqual([])
})
