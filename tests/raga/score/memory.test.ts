import { expect, test } from 'vitest'
import { YAMAN } from '~/raga/catalogue/yaman.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { Memory } from '~/raga/score/memory.ts'
import { phraseShape } from '~/raga/score/phrase-shape.ts'

const REPERTOIRE = repertoireOf(YAMAN.id)
const SHAPES = REPERTOIRE.phrases.map((phrase) => phraseShape(phrase, 'repertoire'))
const [ONE, OTHER] = [...new Map(SHAPES.map((shape) => [shape.key, shape])).values()]

function heard(...shapes: readonly (typeof ONE)[]) {
  const memory = new Memory(YAMAN, REPERTOIRE)
  const sung = { source: 'repertoire', notes: [], seconds: 0, open: false } as const
  for (const shape of shapes) if (shape) memory.remember(shape, sung)
  return memory.freshness(ONE?.key ?? '')
}

test('a phrase that was heard tires, and the more the oftener; it recovers with the phrases after it', () => {
  expect(heard()).toBe(1)
  expect(heard(OTHER)).toBe(1)
  expect(heard(ONE)).toBeLessThan(0.5)
  expect(heard(ONE, ONE)).toBeLessThan(heard(ONE))
  expect(heard(ONE, OTHER)).toBeGreaterThan(heard(ONE))
  const after = Array.from({ length: 2 * ALAP_FORM.choice.freshAge }, () => OTHER)
  expect(heard(ONE, ...after)).toBe(0.5)
})
