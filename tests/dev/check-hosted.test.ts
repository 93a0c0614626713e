import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { startBuiltServer } from '~dev/app-server/built-server.ts'
import { databaseOrigin } from '~dev/app-server/security-headers.ts'
import { checkHosted } from '~dev/check-hosted/check-hosted.ts'
import { withoutSecrets } from '~dev/check-hosted/finding.ts'
import { startDataApi } from '~dev/database/data-api/data-api-endpoint.ts'
import { freePort } from '~dev/process/free-port.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { type AuthEmulator, startAuthEmulator } from '~dev/stand-ins/auth-emulator.ts'
import { EmulatorClient } from '~dev/stand-ins/emulator-client.ts'
import { openTestDatabase, type TestDatabase } from '~tests/support/database/local-database.ts'
import { held } from '~tests/support/held.ts'
import { PROJECT, unsignedToken } from '~tests/support/identity/tokens.ts'

type Door = 'data-api' | 'sql'
type Settings = Record<string, string>

const KEY = 'demo-alap-key'

let folder: string
let database: TestDatabase
let identity: AuthEmulator
let sitePort: number
let site: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alap-hosted-'))
  sitePort = await freePort(0)
  site = `http://127.0.0.1:${sitePort}`
  database = await openTestDatabase()
  const options = { folder, projectId: PROJECT, appUrl: site, log: () => undefined }
  identity = await startAuthEmulator(options)
})
afterAll(async () => {
  await identity.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

/** No check leaves an account, or a row of one. */
afterEach(async () => {
  expect(await new EmulatorClient(identity.url, PROJECT).users()).toEqual([])
  expect(await database.owner('select id from public.users')).toEqual([])
})

type Deployed = {
  readonly door: Door
  /** What is set otherwise than it should be. */
  readonly settings?: Settings
  readonly audience?: string
  readonly isForEverySite?: boolean
  readonly isForStrangers?: boolean
  readonly withoutHeader?: string
}

/** A site and its database as they should be, but for what a test asks for. */
async function deploy({ door, audience = PROJECT, ...deployed }: Deployed) {
  const dataApi = await startDataApi({
    postgres: { port: inject('localDatabase').postgresPort, ownerUrl: database.ownerUrl },
    projectId: audience,
    ...(!deployed.isForEverySite && { allowedOrigin: site }),
  })
  onTestFinished(dataApi.stop)
  const doors: Record<Door, Settings> = {
    'data-api': {
      VITE_DATABASE_URL: deployed.isForStrangers ? await openToStrangers(dataApi.url) : dataApi.url,
    },
    sql: {
      VITE_DATABASE_DOOR: 'sql',
      VITE_DATABASE_URL: 'postgresql://authenticated@database.example/alap',
      VITE_DATABASE_ENDPOINT: database.endpoint,
    },
  }
  const settings: Settings = {
    VITE_FIREBASE_API_KEY: KEY,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_AUTH_EMULATOR_URL: identity.url,
    VITE_GEOCODER_URL: 'https://places.example',
    VITE_DATABASE_DOOR: '',
    VITE_DATABASE_ENDPOINT: '',
    ...doors[door],
    ...deployed.settings,
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const port = deployed.withoutHeader ? 0 : sitePort
  const server = await startBuiltServer(await build(settings), port)
  onTestFinished(server.stop)
  if (deployed.withoutHeader) await serveWithout(deployed.withoutHeader, server.url)
  return { settings, site, media: [], ownerUrl: database.ownerUrl }
}

/** A door that lets in, as somebody else, whom the one behind it refuses. */
async function openToStrangers(behind: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const { url = '', method = 'GET', headers } = request
    const { host: _, connection: __, 'content-length': ___, ...sent } = headers
    const body = method === 'POST' ? await textOf(request) : null
    const ask = (more: Record<string, string>) => {
      const asked = new Headers({ ...(sent as Record<string, string>), ...more })
      return fetch(new URL(url, behind), { method, headers: asked, body })
    }
    const first = await ask({})
    const reply =
      first.status === 401
        ? await ask({ authorization: `Bearer ${unsignedToken('meera')}` })
        : first
    const { 'content-encoding': ____, ...replied } = Object.fromEntries(reply.headers)
    response.writeHead(reply.status, replied).end(await reply.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1`
}

/** The files of a build that the check looks at. */
async function build(settings: Settings): Promise<string> {
  const outDir = await mkdtemp(join(folder, 'built-'))
  await mkdir(join(outDir, 'assets'))
  const files = {
    'index.html': '<title>Landing</title>',
    'app.html': `<script>open("${databaseOrigin(settings)}")</script><script src="/assets/app-1a2b.js"></script>`,
    'sw.js': 'self.app = 1',
    'assets/app-1a2b.js': 'export const app = 1',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text)
  return outDir
}

/** A host that forgets one header of what lies behind it. */
async function serveWithout(header: string, behind: string): Promise<void> {
  const server = createServer(async ({ url = '/' }, response) => {
    const from = await fetch(behind + url, { redirect: 'manual' })
    const { 'content-encoding': _, ...headers } = Object.fromEntries(from.headers)
    delete headers[header]
    response.writeHead(from.status, headers).end(await from.text())
  })
  await new Promise<void>((resolve) => server.listen(sitePort, '127.0.0.1', resolve))
  expect((server.address() as AddressInfo).port).toBe(sitePort)
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
}

/** What is wrong, each with its remedy. */
async function faultsOf(hosted: Parameters<typeof checkHosted>[0]): Promise<string[]> {
  const faults: string[] = []
  await checkHosted(hosted, (findings) => {
    for (const { found, remedy } of [findings].flat()) {
      if (remedy !== undefined) faults.push(`${found} ${remedy}`)
    }
  }).done
  return faults
}

/** Runs the command as a person does. */
async function command({ settings, ownerUrl }: Awaited<ReturnType<typeof deploy>>) {
  const { PATH, HOME, SystemRoot } = process.env
  const hosted = { ...settings, SITE_ADDRESS: site, DATABASE_OWNER_URL: ownerUrl }
  return promisify(execFile)(process.execPath, ['--import', 'tsx', 'dev/check-hosted.ts'], {
    cwd: projectRoot,
    env: { PATH, HOME, SystemRoot, ...hosted },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )
}

test.each<Door>(['data-api', 'sql'])(
  'a deployment over %s that is as it should be gets a line a check, and nothing secret in them',
  async (door) => {
    const deployed = await deploy({ door })
    const { code, stdout, stderr } = await command(deployed)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/All \d\d are right\.\n$/)
    expect(code).toBe(0)
    expect(stdout).toContain('refuses signed-out people')
    expect(stdout).toContain('refuses a token of another Firebase project')
    expect(stdout).toContain('Of two people neither sees nor changes what the other has')
    expect(stdout).not.toMatch(/✗|eyJ/)
    for (const secret of [KEY, deployed.ownerUrl]) expect(stdout).not.toContain(secret)
  },
)

test('a key, a password and a token are taken out of what is printed', () => {
  const words = `no ${KEY} for eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0. at postgres://o:s3cret@host`
  expect(withoutSecrets(words, [KEY, undefined, '', 's3cret'])).toBe(
    'no … for … at postgres://o:…@host',
  )
})

/** SQL as the owner, which is undone after the test. */
async function broken(text: string, undo: string): Promise<void> {
  await database.owner(text)
  onTestFinished(async () => void (await database.owner(undo)))
}

/** The functions belong to the door, which may make nothing in their schema otherwise. */
const asDoor = (text: string) => `grant create on schema api to alap_door;
  set role alap_door; ${text}; reset role; revoke create on schema api from alap_door`

test.each<Door>(['data-api', 'sql'])('a table that is granted is named over %s', async (door) => {
  await broken(
    `grant usage on schema public to authenticated;
      grant select on public.raagtags to authenticated`,
    `revoke usage on schema public from authenticated;
      revoke select on public.raagtags from authenticated`,
  )
  const faults = await faultsOf(await deploy({ door }))
  const hole = expect.stringMatching(/hole in the wall: .*raagtags.*npm run db:migrate/)
  const open = expect.stringMatching(/^The table raagtags can be read .* takes such rights away/)
  // The stand-in for the Data API shows no table, whatever is granted.
  expect(faults).toEqual(door === 'sql' ? [open, hole] : [hole])
})

test.each<Door>(['data-api', 'sql'])(
  'a function that is missing is named over %s',
  async (door) => {
    await broken(
      asDoor('alter function api.catalogue(text) rename to seen'),
      asDoor('alter function api.seen(text) rename to catalogue'),
    )
    const faults = await faultsOf(await deploy({ door }))
    expect(faults[0]).toMatch(/^api\.catalogue: .*\. Run "npm run db:migrate"; then.*refresh/)
    expect(faults.filter((fault) => fault.startsWith('api.'))).toHaveLength(1)
  },
)

test('a database that takes all people for one is named', async () => {
  const claims = 'select claims from auth_private.session_claims where pid = pg_backend_pid()'
  await broken(
    `create or replace function auth.user_id() returns text
      language sql stable security definer as $$ select 'all' $$;
    create or replace function auth.session() returns jsonb
      language sql stable security definer as $$ select (${claims}) || '{"sub":"all"}' $$`,
    await readFile(join(projectRoot, 'dev/database/session-claims.sql'), 'utf8'),
  )
  const faults = await faultsOf(await deploy({ door: 'data-api' }))
  expect(faults).toContainEqual(
    expect.stringMatching(
      /^A new person sees rows of another in mood_logs; .*; A person changed the rows of another\. Take/,
    ),
  )
})

test('a function of the schema that no check calls is named', async () => {
  await broken(
    "create function api.extra() returns json language sql as 'select null::json'",
    'drop function api.extra()',
  )
  const faults = await faultsOf(await deploy({ door: 'data-api' }))
  expect(faults).toContainEqual(expect.stringContaining('The function api.extra was not called.'))
})

test('a header that the host leaves out is named', async () => {
  const hosted = await deploy({ door: 'data-api', withoutHeader: 'x-content-type-options' })
  expect(await faultsOf(hosted)).toEqual([
    expect.stringMatching(/^The header X-Content-Type-Options is missing\. .*deploy/),
  ])
})

test('a database that takes the tokens of another project is named, and nobody can write', async () => {
  const faults = await faultsOf(await deploy({ door: 'data-api', audience: 'demo-other' }))
  expect(faults[0]).toMatch(/^api\.open_account: .*your project id as the audience/)
})

test('a Data API that answers strangers is named, with each kind of stranger', async () => {
  const faults = await faultsOf(await deploy({ door: 'data-api', isForStrangers: true }))
  expect(faults).toEqual([
    expect.stringMatching(/^The Data API answers signed-out people\. .*anonymous role/),
    expect.stringMatching(/^The Data API answers a token with a false signature\. .*key set/),
    expect.stringMatching(/^The Data API answers a token of another Firebase project\. .*audience/),
  ])
})

test('an API key of another project than the settings name is named', async () => {
  const settings = { VITE_FIREBASE_PROJECT_ID: 'demo-other' }
  const faults = await faultsOf(await deploy({ door: 'data-api', settings }))
  expect(faults).toEqual([
    expect.stringMatching(/^Tokens are for the project demo-alap, and .* is demo-other\./),
    expect.stringMatching(/^The wall takes tokens of the project demo-alap alone\. .*db:migrate/),
  ])
})

test('a Data API that every site may ask is named, with what to do, and the command fails', async () => {
  const { code, stdout } = await command(await deploy({ door: 'data-api', isForEverySite: true }))
  expect(code).toBe(1)
  expect(stdout).toContain(`✗ Every site may ask the Data API: CORS names *.
      On the Data API page, Settings, name ${site} under CORS allowed origins, and nothing else.`)
  expect(stdout.match(/✗/g)).toHaveLength(1)
  expect(stdout).toMatch(/ 1 of \d\d is wrong\.\n$/)
})

test('settings that the app refuses are named before anything is asked', async () => {
  const { settings, ...others } = await deploy({ door: 'sql' })
  const faults = await faultsOf({ ...others, settings: { ...settings, VITE_DATABASE_DOOR: '' } })
  expect(faults).toEqual([expect.stringContaining('set VITE_DATABASE_DOOR=sql')])
})

test('a check that is stopped in the middle leaves nobody', async () => {
  const hosted = await deploy({ door: 'data-api' })
  const told = held<void>()
  const { done, clean } = checkHosted(hosted, (findings) => {
    if ([findings].flat().some(({ found }) => found.startsWith('Two people'))) told.resolve()
  })
  await told.promise
  await clean()
  expect(await new EmulatorClient(identity.url, PROJECT).users()).toEqual([])
  await done
})
