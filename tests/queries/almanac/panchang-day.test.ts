import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { almanacDay, type DayAsked } from '~/queries/almanac/panchang-day.ts'

const PUNE = { label: 'Pune', latitude: 18.52, longitude: 73.86, zone: 'Asia/Kolkata' } as const
const TORNIO = {
  label: 'Tornio',
  latitude: 65.75,
  longitude: 24,
  zone: 'Europe/Stockholm',
} as const

const found = (changes: Partial<DayAsked>) => {
  const usual: DayAsked = { place: PUNE, date: localDay('2026-03-14'), sunriseKind: 'upperLimb' }
  return new QueryClient().fetchQuery(almanacDay({ ...usual, ...changes }))
}

type Case = [name: string, changes: Partial<DayAsked>, sunrise: string]

test.each<Case>([
  ['by the upper limb of the Sun', {}, '2026-03-14T01:13:47'],
  [
    'by its centre without refraction',
    { sunriseKind: 'centreWithoutRefraction' },
    '2026-03-14T01:17:18',
  ],
  ['on the next day', { date: localDay('2026-03-15') }, '2026-03-15T01:12:59'],
  ['in Tornio', { place: TORNIO }, '2026-03-14T04:47:39'],
])('a day of the almanac begins with the sunrise %s', async (_name, changes, sunrise) => {
  const answer = await found(changes)
  if (answer.kind !== 'rises') return expect.unreachable(answer.kind)
  expect(new Date(answer.day.sunrise).toISOString().slice(0, 19)).toBe(sunrise)
})

test('in the north a day may have a sunrise by one definition and none by the other', async () => {
  const midsummer = { place: TORNIO, date: localDay('2026-06-21') }
  const limb = await found(midsummer)
  const centre = await found({ ...midsummer, sunriseKind: 'centreWithoutRefraction' })
  expect([limb.kind, centre.kind]).toEqual(['stays-up', 'rises'])
})
