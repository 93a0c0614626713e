import { expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { spokenDay } from '~/features/journal/entry-words.ts'

const today = localDay('2026-03-14')

test.each([
  ['2026-03-14', /^Today$/],
  ['2026-03-13', /^Yesterday$/],
  ['2026-03-08', /^Sunday$/],
  ['2026-03-07', /^Saturday,? (March 7|7 March)$/],
  ['2026-03-15', /^Sunday,? (March 15|15 March)$/],
  ['2025-12-31', /^Wednesday,? (December 31|31 December),? 2025$/],
])('the date of an entry on %s is written %s', (day, words) => {
  expect(spokenDay(localDay(day), today)).toMatch(words)
})
