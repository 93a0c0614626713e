import { expect, test } from 'vitest'
import { saHz } from '~/domain/improvisation/sa.ts'
import { customarySa, lowSwara, VOICES } from '~/features/session/sound/own-sa.ts'
import { RAGAS } from '~/raga/catalogue.ts'

test.each(RAGAS)('a voice reaches for the high Sa from a swara that $name has', (raga) => {
  const low = lowSwara(raga)
  expect(raga.swaras.map(({ swara }) => swara)).toContain(low)
  expect(['P', 'm', 'M']).toContain(low)
})

test.each(RAGAS)('the key that is named for $name is within half a semitone of its Sa', (raga) => {
  const cents = 1200 * Math.abs(Math.log2(saHz(customarySa(raga)) / raga.tonicHz))
  expect(cents).toBeLessThanOrEqual(50)
})

test('the voices go from low to high', () => {
  const pitches = VOICES.map(({ value }) => saHz(value))
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b))
})
