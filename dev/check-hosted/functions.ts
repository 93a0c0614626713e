import { newestPage } from '~/data/engine/pages.ts'
import { sendCall } from '~/data/send-call.ts'
import { MY_KINDS } from '~/domain/my-data/my-data.ts'
import type { Database } from '~/lib/call.ts'
import { type DataErrorKind, dataErrorKind, WriteRefused } from '~/lib/data-error.ts'
import { type Step, TRIED_BY_ANOTHER } from './every-call.ts'
import { type Finding, judged, reasonOf } from './finding.ts'

/** What is wrong with the calls of a person, one finding for all that have one remedy. */
export async function checkCalls(db: Database, steps: readonly Step[]): Promise<Finding[]> {
  const wrong = new Map<string, string[]>()
  for (const [name, step] of steps) {
    const error = await step(db).then(
      () => undefined,
      (thrown: unknown) => ({ thrown }),
    )
    if (!error) continue
    const kind = dataErrorKind(error.thrown)
    const remedy = remedyOf(kind)
    wrong.set(remedy, [...(wrong.get(remedy) ?? []), `api.${name}: ${reasonOf(error.thrown)}`])
    // The others would say the same.
    if (kind === 'offline' || kind === 'signed-out') break
  }
  const names = steps.map(([name]) => name).join(', ')
  if (wrong.size === 0) return [{ found: `${steps.length} functions do as they should: ${names}.` }]
  return [...wrong].map(([remedy, faults]) => judged('', faults, remedy))
}

function remedyOf(kind: DataErrorKind): string {
  if (kind === 'signed-out') {
    return "Neon does not take Firebase's tokens: at the provider, name Firebase's key set, and your project id as the audience."
  }
  if (kind === 'offline' || kind === 'disturbed') {
    return 'See whether VITE_DATABASE_URL is the address that Neon shows, and whether the branch runs.'
  }
  if (kind === 'outdated') {
    return 'Run "npm run db:migrate"; then, for the Data API, expose the schema api and refresh the schema cache.'
  }
  return 'Run "npm run db:migrate" with this version of Alap, then build it again and deploy.'
}

/** All rows of somebody who has few, kind by kind. */
const rowsOf = (db: Database) =>
  Promise.all(
    MY_KINDS.map(async (kind) => ({
      kind,
      rows: newestPage(await db.read({ name: 'newest', args: { kind } })).rows,
    })),
  )

/** Whether a second person sees anything of the first, or changes anything of them. */
export async function checkApart(first: Database, second: Database): Promise<Finding> {
  const own = await rowsOf(first)
  const seen = await rowsOf(second)
  for (const call of TRIED_BY_ANOTHER) {
    await sendCall(second, call, 'unchanged').catch((error: unknown) => {
      if (!(error instanceof WriteRefused)) throw error
    })
  }
  const isChanged = JSON.stringify(await rowsOf(first)) !== JSON.stringify(own)
  return judged(
    'Of two people neither sees nor changes what the other has.',
    [
      ...own
        .filter(({ rows }) => rows.length === 0)
        .map(({ kind }) => `What was stored in ${kind} is not read again`),
      ...seen
        .filter(({ rows }) => rows.length > 0)
        .map(({ kind }) => `A new person sees rows of another in ${kind}`),
      ...(isChanged ? ['A person changed the rows of another'] : []),
    ],
    'Take the site down, run "npm run db:migrate" and read what it put right.',
  )
}
