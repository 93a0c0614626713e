import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { emblemNamed, emblemOf } from '~/raga/emblem.ts'

test('the emblem of Yaman is seven points with tivra Ma, and Ga is the brightest', () => {
  expect(emblemNamed('Yaman')?.emblem).toEqual({ swaras: [0, 2, 4, 6, 7, 9, 11], vadi: 4 })
})

test.each(RAGAS.map((raga) => [raga.name, raga] as const))(
  'the emblem of %s starts on Sa, rises round the wheel, and its vadi is one of its points',
  (_name, raga) => {
    const { swaras, vadi } = emblemOf(raga)
    expect(swaras[0]).toBe(0)
    expect(swaras).toEqual([...swaras].sort((a, b) => a - b))
    expect(swaras).toContain(vadi)
  },
)

test('an unknown or missing raga has no emblem', () => {
  expect(emblemNamed('Raga of Nowhere')).toBeNull()
  expect(emblemNamed(null)).toBeNull()
})
