import { expect, test } from 'vitest'
import { RAGAS, ragasByWatch } from '~/raga/catalogue.ts'
import { PRAHARS } from '~/raga/model/prahar.ts'

test.each(PRAHARS)(
  'the ragas by their watch seen from %s are all there once, each under its usual watch',
  (present) => {
    const watches = ragasByWatch(present)
    const listed = watches.flatMap(({ ragas }) => ragas.map(({ id }) => id))
    expect(listed.toSorted()).toEqual(RAGAS.map(({ id }) => id).toSorted())
    for (const { prahar, ragas } of watches) {
      expect(ragas).not.toEqual([])
      for (const raga of ragas) expect(raga.prahars[0]).toBe(prahar)
    }
  },
)

test('the ragas by their watch begin with the present watch and go on as the day does', () => {
  const order = ragasByWatch('night-1').map(({ prahar }) => prahar)
  expect(order[0]).toBe('night-1')
  const turned = [...PRAHARS.slice(4), ...PRAHARS.slice(0, 4)]
  expect(order).toEqual(turned.filter((prahar) => order.includes(prahar)))
})
