import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '~dev/process/free-port.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { DATABASE, ensureCluster, OWNER, ownerPassword } from './postgres-cluster.ts'
import { type PostgresHome, preparePostgresHome, relocatedFolder } from './postgres-home.ts'
import { clearTheWay, rememberWatcher } from './running-postgres.ts'

export type Postgres = {
  readonly port: number
  /** The connection URL of the database's owner, with the password. */
  readonly ownerUrl: string
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** The folder that holds the cluster and the owner's password. */
  readonly dataFolder: string
  /** The preferred port; another free one is used when it is taken. */
  readonly port?: number
  readonly log: (line: string) => void
}

const READY = 'ready to accept connections'
const START_MS = 60_000

const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Data of a killed process stays with the operating system; only a power failure can lose or
  // damage it. That is acceptable for a copy that `npm run local:reset` makes again.
  fsync: 'off',
  max_connections: '60',
  shared_buffers: '32MB',
  jit: 'off',
  // The server's output may contain what a person wrote, so only start and failure are reported.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
}

function spawnWatched(home: PostgresHome, cluster: string, port: number): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const order = {
    binary: path.join(home.native, 'bin', 'postgres'),
    args: ['-D', cluster, '-p', String(port), ...options],
    account: home.account,
    cwd: home.data,
  }
  const watcher = fileURLToPath(new URL('./postgres-watch.mjs', import.meta.url))
  return spawn(process.execPath, [watcher, JSON.stringify(order)], {
    // A separate process group, so that Ctrl-C in a terminal reaches us first and the server last.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start within ${START_MS / 1000} s: ${said}`)),
      START_MS,
    )
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (!said.includes(READY)) return
      clearTimeout(timer)
      resolve()
    })
    // Not `exit`, which may come before the server's last words, where the reason is.
    child.once('close', () => {
      clearTimeout(timer)
      reject(new Error(`PostgreSQL could not start: ${said.trim() || 'it said nothing'}`))
    })
  })
}

function stopper(child: ChildProcess): () => Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return () => {
    child.stdin?.end()
    return gone
  }
}

/**
 * Starts PostgreSQL 18 on this machine's loopback, and creates its data the first time. It stops
 * with `stop()` and also when this process ends in any way.
 * @throws Error with a message for people: what is wrong and what to do.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataFolder = path.resolve(options.dataFolder)
  const binaries = await findPostgresBinaries()
  const home = await preparePostgresHome(dataFolder, binaries, options.log)
  await clearTheWay(dataFolder, path.join(home.data, 'cluster'))
  const password = await ownerPassword(dataFolder)
  const cluster = await ensureCluster(home, password)
  const port = await freePort(options.port ?? 0, () =>
    options.log(`Port ${options.port} is taken; PostgreSQL takes another.`),
  )
  const child = spawnWatched(home, cluster, port)
  const stop = stopper(child)
  if (child.pid !== undefined) await rememberWatcher(dataFolder, child.pid)
  try {
    await untilReady(child)
  } catch (error) {
    child.stdin?.end()
    throw error
  }
  const ownerUrl = `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`
  return { port, ownerUrl, stop }
}

/** Deletes everything of a data folder, also what had to be kept elsewhere. */
export async function removePostgresData(dataFolder: string): Promise<void> {
  const folder = path.resolve(dataFolder)
  for (const place of [folder, relocatedFolder(folder)]) {
    await clearTheWay(folder, path.join(place, 'cluster'))
    await rm(place, { recursive: true, force: true })
  }
}
