import { expect, test } from 'vitest'
import { byName } from '~/domain/chart/kept-charts.ts'

test('kept charts are sorted by their names as people sort them, and those of one name by their ids', () => {
  const charts = ['Ravi 10', 'asha', 'Ravi 9', 'Émile', 'Asha'].map((name, at) => ({
    id: `${9 - at}`,
    name,
  }))
  expect(byName(charts).map(({ id, name }) => `${name} ${id}`)).toEqual([
    'Asha 5',
    'asha 8',
    'Émile 6',
    'Ravi 9 7',
    'Ravi 10 9',
  ])
})
