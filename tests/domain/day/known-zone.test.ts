import { expect, test } from 'vitest'
import { isKnownZone } from '~/domain/day/known-zone.ts'

test('a zone that does not exist is not known', () => {
  const zones = ['Asia/Kolkata', 'UTC', 'Mars/Olympus', 'Etc/Unknown', '']
  expect(zones.map(isKnownZone)).toEqual([true, true, false, false, false])
})
