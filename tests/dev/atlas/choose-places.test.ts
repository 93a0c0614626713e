import { expect, test } from 'vitest'
import { choosePlaces } from '~dev/atlas/choose-places.ts'
import type { SourcePlace } from '~dev/atlas/source-place.ts'

const place = (
  name: string,
  country: string,
  population: number,
  featureCode = 'PPL',
  coordinates: readonly [number, number] = [0, 0],
): SourcePlace => ({ name, country, population, featureCode, adminCode: '', loc: { coordinates } })

const chosen = (...places: SourcePlace[]) => choosePlaces(places).map(({ name }) => name)

test('the places of the atlas are small towns of South Asia, larger ones elsewhere, and every capital', () => {
  expect(
    chosen(
      place('a town in India', 'IN', 6000),
      place('a village in India', 'IN', 900),
      place('a city in Peru', 'PE', 41_000),
      place('a town in Peru', 'PE', 6000),
      place('a capital', 'TV', 4000, 'PPLC'),
    ),
  ).toEqual(['a town in India', 'a city in Peru', 'a capital'])
})

test('the places of the atlas leave out abandoned ones, and quarters next to their own city', () => {
  const city = place('the city', 'DE', 900_000, 'PPLA', [10, 53.5])
  expect(
    chosen(
      city,
      place('a quarter of it', 'DE', 200_000, 'PPLX', [10.05, 53.52]),
      place('a quarter far away', 'DE', 200_000, 'PPLX', [11, 53.5]),
      place('a quarter across the border', 'DK', 200_000, 'PPLX', [10.05, 53.52]),
      place('a ruin', 'DE', 200_000, 'PPLH', [12, 50]),
    ),
  ).toEqual(['the city', 'a quarter far away', 'a quarter across the border'])
})
