import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCelebrations } from '~/data/celebrations.ts'
import { listFavourites } from '~/data/favourites.ts'
import { listJapa } from '~/data/japa.ts'
import { listRecentEntries } from '~/data/journal-entries.ts'
import { listRecordings } from '~/data/library.ts'
import { findCheckIn } from '~/data/mood-logs.ts'
import { listPersonalRecordings } from '~/data/personal-recordings.ts'
import { readPractice } from '~/data/practice/practice.ts'
import { listRestDays } from '~/data/rest-days.ts'
import { findAstroProfile } from '~/data/user-astro-profiles.ts'
import { addDays, firstOfMonth, localDay } from '~/domain/day/local-day.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'
import { createDatabase } from '~/services/database/database.ts'
import { statementOf } from '~/services/database/neon-sql.ts'
import { seedBelongings } from '~dev/database/ten-years/ten-years-belongings.ts'
import { seedTenYears } from '~dev/database/ten-years/ten-years-seed.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'

// A day whose last 90 reach into four months, so that the reply is among the longest of a year.
const LAST = localDay('2026-11-26')
const SINCE = firstOfMonth(addDays(LAST, 1 - WINDOW_DAYS))

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenYears(database.ownerUrl, 'meera', LAST)
  await seedBelongings(database.ownerUrl, 'meera', LAST)
})
afterAll(() => database.stop())

type Replies = { readonly overSql: string; readonly overDataApi: string }

type OnReply = (replies: Replies) => void

/** The database as Meera's device asks it. */
function databaseOfMeera(onReply: OnReply = () => undefined) {
  return createDatabase({
    token: async () => unsignedToken('meera'),
    door: async (_mode, call, token) => {
      const overSql = await database.post({ queries: [statementOf(call)] }, token)
      const overDataApi = await fetch(`${database.dataApi}/rpc/${call.name}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'Content-Profile': 'api',
        },
        body: JSON.stringify(call.args),
      }).then((response) => response.text())
      onReply({ overSql: overSql.body, overDataApi })
      return JSON.parse(overDataApi)
    },
  })
}

/** The whole replies to all that home reads, as each door sends them to a device with no copy. */
async function repliesOfHome(): Promise<Replies[]> {
  const replies: Replies[] = []
  const db = databaseOfMeera((reply) => replies.push(reply))
  const read = await Promise.all([
    findCheckIn(db, LAST),
    listRecordings(db, {}),
    listFavourites(db),
    readPractice(db, SINCE),
    listRestDays(db),
    listCelebrations(db),
    listRecentEntries(db),
    findAstroProfile(db),
    listJapa(db),
  ])
  for (const each of read) expect(each).toBeTruthy()
  return replies
}

test('home of ten years is one reply over either door, whose whole size may not grow', async () => {
  const replies = await repliesOfHome()
  expect(replies).toHaveLength(1)
  const [{ overSql, overDataApi } = { overSql: '', overDataApi: '' }] = replies
  expect(Buffer.byteLength(overDataApi)).toBeLessThanOrEqual(15_000)
  expect(Buffer.byteLength(overSql)).toBeLessThanOrEqual(15_000)
})

test('the app can read the recordings that a person of ten years brought along', async () => {
  expect(await listPersonalRecordings(databaseOfMeera())).toHaveLength(12)
})
