import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PostgresHome } from './postgres-home.ts'

/** The role that owns the database, as `neondb_owner` does on Neon: no superuser. */
export const OWNER = 'alap_owner'
export const DATABASE = 'alap'

const MAJOR_VERSION = '18'

/** The browser's role has no password, so it may connect from this machine only. */
const WHO_MAY_CONNECT = `host all authenticated 127.0.0.1/32 trust
host all all 127.0.0.1/32 scram-sha-256
`

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** Reads the owner's password, or makes one, in a file only its owner can read. */
export async function ownerPassword(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'owner-password')
  const known = (await readIfThere(file))?.trim()
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  return password
}

function run(home: PostgresHome, binary: string, args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(home.native, 'bin', binary), args, {
      ...home.account,
      cwd: home.data,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`PostgreSQL's ${binary} failed: ${said.trim() || `code ${code}`}`))
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

// The superuser gets no password, so no one can use it over the network. The work that needs it is
// done here once, in single-user mode, before the cluster gets its final name.
const SET_UP = (password: string) =>
  `create role ${OWNER} login createrole createdb bypassrls password '${password}'
create database ${DATABASE} owner ${OWNER}
`

async function createCluster(home: PostgresHome, target: string, password: string): Promise<void> {
  const partial = `${target}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  if (home.account) await chown(partial, home.account.uid, home.account.gid)
  await run(home, 'initdb', [
    `--pgdata=${partial}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=trust',
    '--no-sync',
    '--no-instructions',
  ])
  await writeFile(path.join(partial, 'pg_hba.conf'), WHO_MAY_CONNECT)
  await run(home, 'postgres', ['--single', '-D', partial, 'postgres'], SET_UP(password))
  await rename(partial, target)
}

/**
 * The folder of the database cluster, created if it does not exist. A folder that a kill left
 * incomplete never has the final name, so it is simply made again.
 */
export async function ensureCluster(home: PostgresHome, password: string): Promise<string> {
  const cluster = path.join(home.data, 'cluster')
  const version = (await readIfThere(path.join(cluster, 'PG_VERSION')))?.trim()
  if (version === MAJOR_VERSION) return cluster
  if (version !== undefined) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this is ${MAJOR_VERSION}. Run "npm run local:reset" to start over.`,
    )
  }
  if (await stat(cluster).catch(() => undefined)) {
    throw new Error(
      `${cluster} is not a complete database. Run "npm run local:reset" to start over.`,
    )
  }
  await chmod(home.data, 0o755)
  await createCluster(home, cluster, password)
  return cluster
}
