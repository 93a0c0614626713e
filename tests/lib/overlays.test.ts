import { expect, test } from 'vitest'
import { overlays, queryBelow, queryOver } from '~/lib/overlays.ts'

test.each([
  ['', ''],
  ['?tab=insight', '?tab=insight'],
  ['?share', ''],
  ['?share&tab=insight', '?tab=insight'],
  ['?tab=insight&mantras=shiva&mood=2', '?tab=insight&mood=2'],
  ['?raga=desh&zen', ''],
  ['?shared=1&constructor', '?shared=1&constructor'],
])('the page below the overlay "%s" is "%s"', (search, below) => {
  expect(queryBelow(search)).toBe(below)
})

test.each([
  ['', overlays.share(), '?share'],
  ['?tab=insight', overlays.share(), '?share&tab=insight'],
  ['?reminder&tab=insight', overlays.raga('desh'), '?raga=desh&tab=insight'],
  ['?zen', overlays.sit(), '?sit'],
])('an overlay opens over "%s" as "%s", at "%s"', (search, overlay, over) => {
  expect(queryOver(search, overlay)).toBe(over)
})
