import { findHoles, schemaFaults } from '~dev/database/migrate.ts'
import { asOwner } from '~dev/database/postgres/owner-connection.ts'
import { type Finding, judged } from './finding.ts'

const MIGRATE = 'Run "npm run db:migrate".'
const FUNCTIONS = `select proname as name from pg_catalog.pg_proc
  where pronamespace = 'api'::regnamespace order by proname`
const PROJECT = 'select private.firebase_project() as project'

/**
 * What only the database's owner can see: its version, its wall, and the functions.
 * @param called the names of the functions that the checks before have called
 */
export function checkAsOwner(
  ownerUrl: string,
  projectId: string,
  called: ReadonlySet<string>,
): Promise<Finding[]> {
  return asOwner(ownerUrl, async (client) => {
    const ask = async (text: string) => (await client.query(text)).rows
    const schema = await schemaFaults(client)
    const holes = await findHoles(ask)
    const functions = (await ask(FUNCTIONS)).map(({ name }) => String(name))
    const [{ project } = { project: 'none' }] = await ask(PROJECT)
    const missed = functions.filter((name) => !called.has(name))
    return [
      judged('The schema is of this version.', schema, MIGRATE),
      judged(
        'The wall has no hole: rights, policies and roles are as they should be.',
        holes.map((hole) => `A hole in the wall: ${hole}`),
        MIGRATE,
      ),
      judged(
        `The wall takes tokens of the project ${projectId} alone.`,
        project === projectId ? [] : [`The wall takes tokens of the project ${project} alone`],
        MIGRATE,
      ),
      judged(
        `All ${functions.length} functions of the database were called.`,
        missed.map((name) => `The function api.${name} was not called`),
        'Check with the version of Alap that migrated the database.',
      ),
    ]
  })
}
