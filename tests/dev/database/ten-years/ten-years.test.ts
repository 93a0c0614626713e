import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { moodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import { moodByRaga } from '~/domain/insight/mood-by-raga.ts'
import { randomStream } from '~/raga/random.ts'
import { type LivedDay, TEN_YEARS, tenYears } from '~dev/database/ten-years/ten-years.ts'
import { countsOf, momentsOf } from '~dev/database/ten-years/ten-years-counts.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import {
  celebrationsHeld,
  insightHeld,
  practiceHeld,
  restDaysHeld,
} from '~tests/support/database/held.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'

const FIRST = localDay('2016-03-08')
const LAST = localDay('2026-03-05')

let database: TestDatabase
let lived: LivedDay[]
beforeAll(async () => {
  database = await openTestDatabase()
  lived = await seedTenYears(database.ownerUrl, 'meera', LAST)
})
afterAll(() => database.stop())

const total = (of: (day: LivedDay) => number) => lived.reduce((sum, day) => sum + of(day), 0)

test('the ten years are 3,650 days with 12,000 mood logs, 5,000 entries and some days of rest', () => {
  expect(lived).toHaveLength(3650)
  expect([lived[0]?.day, lived.at(-1)?.day]).toEqual(['2016-03-08', LAST])
  expect(total(({ checkIn, sessions }) => (checkIn ? 1 : 0) + sessions.length)).toBe(12_000)
  expect(total(({ entries }) => entries.length)).toBe(TEN_YEARS.entries)
  expect(total(({ isRest }) => (isRest ? 1 : 0))).toBeGreaterThan(50)
  expect(new Set(lived.map(({ checkIn }) => checkIn?.mood))).toEqual(
    new Set([undefined, 1, 2, 3, 4, 5]),
  )
})

test('the ten years are the same for the same name, and different for another', () => {
  expect(tenYears('Meera', LAST)).toEqual(lived)
  expect(tenYears('Kabir', LAST)).not.toEqual(lived)
})

test('the ten years are read by the app as they were written', async () => {
  const db = database.as('meera')
  expect(await practiceHeld(db)).toEqual(countsOf(lived))
  expect(await restDaysHeld(db)).toEqual(lived.filter(({ isRest }) => isRest).map(({ day }) => day))
  expect(await celebrationsHeld(db)).toContain('century-club')
  const { moments } = await insightHeld(db, FIRST)
  const { checkIns, felt, practice } = momentsOf(lived)
  const timed = moments.filter(({ minute }) => minute !== null)
  expect(moments.filter(({ kind }) => kind === 'check-in')).toHaveLength(checkIns.length)
  expect(timed.filter(({ mood }) => mood !== null)).toHaveLength(felt.length)
  expect(timed.filter(({ kind }) => kind === 'session')).toHaveLength(practice.length)
})

test('the ten years have a complete Insight, with a tie and compared ragas', () => {
  const { felt, practice } = momentsOf(lived)
  expect(moodAroundPractice(felt, practice, LAST).verdict).toBe('higher')
  const { ragas, verdict } = moodByRaga(felt, practice, LAST, randomStream('meera'))
  expect(verdict).not.toBe('not-enough')
  expect(ragas.filter(({ before }) => before !== null).length).toBeGreaterThan(2)
})

test('a week of them is their last seven days, each with a practice', async () => {
  const week = await seedTenYears(database.ownerUrl, 'kabir', LAST, 7)
  expect(week).toEqual(lived.slice(-7))
  expect(await practiceHeld(database.as('kabir'))).toEqual(countsOf(week))
})

test('the ten years are never given to a person with a practice', async () => {
  await expect(seedTenYears(database.ownerUrl, 'meera', LAST)).rejects.toThrow(
    'a practice of their own',
  )
  expect(await practiceHeld(database.as('asha'))).toEqual([])
})
