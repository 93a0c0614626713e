import { deleteMyData } from '~/data/my-data/my-data.ts'
import { settingProblem } from '~/lib/setting-fault.ts'
import { createDatabase } from '~/services/database/database.ts'
import { type Env, EnvError, parseEnv } from '~/services/env.ts'
import { databaseOrigin } from '~dev/app-server/security-headers.ts'
import { askAsPageOf } from './as-page.ts'
import * as door from './door.ts'
import { LEAVING, STORING_AND_READING } from './every-call.ts'
import { attempted, type Finding, reasonOf } from './finding.ts'
import { checkApart, checkCalls } from './functions.ts'
import { checkAsOwner } from './owner.ts'
import { checkClaims, checkEnumeration, deletePerson, makePerson, type Person } from './people.ts'
import { checkSite } from './site.ts'

export type Hosted = {
  /** The variables of the build, by their names. */
  readonly settings: Readonly<Record<string, string>>
  /** The public address, without a slash at its end. */
  readonly site: string
  readonly media: readonly string[]
  /** Without it, what only the owner can see is left out. */
  readonly ownerUrl?: string
}

type Tell = (findings: Finding | readonly Finding[]) => void
type Services = Pick<Env, 'firebase'> & { readonly database: door.DatabaseSettings }

/**
 * Checks a deployment from outside, as a page of the site, and tells each finding as it comes. Two
 * temporary accounts are made and deleted again with their rows, whatever fails.
 * @returns `clean` deletes what is left of a check that is stopped; harmless to repeat
 */
export function checkHosted(hosted: Hosted, tell: Tell) {
  const services = servicesOf(hosted, tell)
  const people: Person[] = []
  const clean = async () => {
    for (const person of people.splice(0)) if (services) tell(await sendAway(services, person))
  }
  const check = async () => {
    if (!services) return
    const restore = askAsPageOf(hosted.site)
    try {
      tell(await checkSite(hosted.site, hosted.settings, hosted.media))
      await checkServices(hosted, services, people, tell)
    } finally {
      await clean()
      restore()
    }
  }
  return { done: check(), clean }
}

function servicesOf({ settings }: Hosted, tell: Tell): Services | undefined {
  const remedy = 'Set it in .env or in the environment, as for "npm run build".'
  try {
    const { firebase, database } = parseEnv(settings)
    if (database) return { firebase, database }
    tell({ found: 'VITE_DATABASE_URL is missing.', remedy })
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    tell(error.faults.map((fault) => ({ found: settingProblem(fault), remedy })))
  }
  return undefined
}

async function checkServices(
  { site, settings, ownerUrl }: Hosted,
  { firebase, database }: Services,
  people: Person[],
  tell: Tell,
): Promise<void> {
  const isSql = database.door === 'sql'
  const url = isSql ? `${databaseOrigin(settings)}/sql` : database.address.replace(/\/+$/, '')
  const address = { settings: database, url }
  const called = new Set<string>()
  const check = async (subject: string, work: () => Promise<Finding>) =>
    tell(await attempted(subject, 'See whether its address is right, and whether it runs.', work))
  await check('CORS', () => door.checkCors(address, site))
  if (!isSql) await check('OpenAPI', () => door.checkOpenApi(address))
  await check('Signing in', () => checkEnumeration(firebase))
  const pair = await makePair(firebase, people, tell)
  if (pair) {
    const [{ token }] = pair
    const [first, second] = pair.map((person) =>
      createDatabase({
        door: (mode, call, authToken) => {
          called.add(call.name)
          return door.doorOf(database)(mode, call, authToken)
        },
        token: async () => person.token,
      }),
    ) as [ReturnType<typeof createDatabase>, ReturnType<typeof createDatabase>]
    tell(checkClaims(firebase, pair[0]))
    tell(await checkCalls(first, STORING_AND_READING))
    await check('Two people', () => checkApart(first, second))
    tell(await door.checkStrangers(database, token))
    await check('The tables', () => door.checkTables(address, token))
    tell(await checkCalls(first, LEAVING))
  }
  if (ownerUrl === undefined) return
  const seen = await checkAsOwner(ownerUrl, firebase.projectId, called).catch((error: unknown) => ({
    found: `What the owner sees could not be read: ${reasonOf(error)}`,
    remedy: 'Look at DATABASE_OWNER_URL, and run "npm run db:migrate".',
  }))
  tell(seen)
}

async function makePair(firebase: Env['firebase'], people: Person[], tell: Tell) {
  const make = () => makePerson(firebase, (person) => people.push(person))
  try {
    const pair = [await make(), await make()] as const
    tell({ found: 'Two people made an account, and signed in again.' })
    return pair
  } catch (error) {
    tell({
      found: `Nobody can make an account and sign in: ${reasonOf(error)}`,
      remedy:
        'In the Firebase console, switch on e-mail and password; look whether the API key is of this project, and restricted to this site and to the Identity Toolkit and Token Service APIs.',
    })
    return undefined
  }
}

/** Deletes a person's rows, then their account. */
async function sendAway({ firebase, database }: Services, person: Person): Promise<Finding> {
  const db = createDatabase({ door: door.doorOf(database), token: async () => person.token })
  const left: string[] = []
  const note = (error: unknown) => void left.push(reasonOf(error))
  await deleteMyData(db).catch(note)
  await deletePerson(firebase, person).catch(note)
  if (left.length === 0) return { found: `${person.email} is deleted again.` }
  return {
    found: `${person.email} could not be deleted: ${left.join('; ')}`,
    remedy: `Delete it in the Firebase console, and as the owner: delete from public.users where id = '${person.uid}'.`,
  }
}
