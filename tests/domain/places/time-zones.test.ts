import { expect, test } from 'vitest'
import { TIME_ZONE_GROUPS } from '~/domain/places/time-zones.ts'

const zones = TIME_ZONE_GROUPS.flatMap((group) => group.zones)

test('the list of time zones has thirty zones, each once, each one that this runtime knows', () => {
  expect(zones).toHaveLength(30)
  expect(new Set(zones.map(({ id }) => id)).size).toBe(30)
  expect(new Set(zones.map(({ label }) => label)).size).toBe(30)
  for (const { id } of zones) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: id }), id).not.toThrow()
  }
})

test('the list of time zones has the common ones, and no empty group', () => {
  const named = ['Kolkata', 'New_York', 'Denver', 'Los_Angeles', 'London', 'Sydney', 'Tokyo']
  for (const city of [...named, 'Singapore']) {
    expect(
      zones.some(({ id }) => id.endsWith(`/${city}`)),
      city,
    ).toBe(true)
  }
  expect(TIME_ZONE_GROUPS.filter((group) => group.zones.length === 0)).toEqual([])
  expect(zones.at(-1)?.id).toBe('UTC')
})
