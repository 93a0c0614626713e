import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Postgres,
  removePostgresData,
  startPostgres,
} from '~dev/database/postgres/postgres.ts'
import { relocatedFolder } from '~dev/database/postgres/postgres-home.ts'

let shared: string
let folder: string
let said: string[]
const running = new Set<Postgres>()

async function openFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'alap-postgres-'))
  await chmod(made, 0o755)
  return made
}

async function stopAll(): Promise<void> {
  for (const postgres of running) await postgres.stop()
  running.clear()
}

// Most tests go on with the data the one before left, as a person's days do.
beforeAll(async () => {
  shared = await openFolder()
})
beforeEach(() => {
  folder = shared
  said = []
})
afterEach(async () => {
  await stopAll()
  if (folder !== shared) await removePostgresData(folder)
})
afterAll(() => removePostgresData(shared))

async function start(port?: number): Promise<Postgres> {
  const log = (line: string) => said.push(line)
  const postgres = await startPostgres({
    dataFolder: folder,
    log,
    ...(port === undefined ? {} : { port }),
  })
  running.add(postgres)
  return postgres
}

async function ask(ownerUrl: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

async function isListening(port: number): Promise<boolean> {
  const socket = new Socket()
  socket.connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function untilClosed(port: number): Promise<void> {
  while (await isListening(port));
}

async function startChild(): Promise<{ child: ChildProcess; port: number }> {
  const program = fileURLToPath(
    new URL('../../../support/database/start-database-child.ts', import.meta.url),
  )
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout ?? child, 'data')
  return { child, port: JSON.parse(String(line)).port }
}

test('the data of a server is there after a stop and a start', async () => {
  const first = await start()
  await ask(first.ownerUrl, 'create table kept as select 42 as answer')
  await stopAll()
  const second = await start()
  expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
  // The tests below bring the schema of the app, whose wall knows no such table.
  await ask(second.ownerUrl, 'drop table kept')
})

test('the server is reached from this machine alone, and only the browser’s role without a password', async () => {
  const { ownerUrl, port } = await start()
  const [settings] = await ask(
    ownerUrl,
    `select current_setting('listen_addresses') as host,
      (select rolsuper from pg_roles where rolname = current_user) as super`,
  )
  expect(settings).toEqual({ host: '127.0.0.1', super: false })
  await ask(ownerUrl, 'drop role if exists authenticated; create role authenticated login')
  const bare = (user: string) => `postgresql://${user}@127.0.0.1:${port}/alap`
  expect(await ask(bare('authenticated'), 'select 1 as one')).toEqual([{ one: 1 }])
  await expect(ask(bare('alap_owner'), 'select 1')).rejects.toThrow()
  await expect(ask(bare('postgres'), 'select 1')).rejects.toThrow()
  const { mode } = await stat(path.join(folder, 'owner-password'))
  expect(mode & 0o777).toBe(0o600)
})

test('a process that is killed stops its server and loses nothing', async () => {
  const { child, port } = await startChild()
  const url = new URL(`postgresql://alap_owner@127.0.0.1:${port}/alap`)
  url.password = (await readFile(path.join(folder, 'owner-password'), 'utf8')).trim()
  await ask(url.href, "insert into public.users (id) values ('kept')")
  child.kill('SIGKILL')
  await once(child, 'exit')
  await untilClosed(port)
  const next = await start()
  expect(await ask(next.ownerUrl, 'select id from public.users')).toEqual([{ id: 'kept' }])
})

test('a server that lost its watcher too is stopped, and its data is used again', async () => {
  const { child, port } = await startChild()
  const watcher = Number(await readFile(path.join(folder, 'watcher.pid'), 'utf8'))
  process.kill(watcher, 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await isListening(port)).toBe(true)
  const next = await start()
  expect(await isListening(port)).toBe(next.port === port)
})

test('a second start on the same data reports which process uses it', async () => {
  await start()
  await expect(start()).rejects.toThrow(
    /^Another Alap is already running on the data in .*your data is safe\.$/,
  )
})

test('a port that is taken is reported, and another one is used', async () => {
  const other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const taken = typeof address === 'object' ? (address?.port ?? 0) : 0
  const { port } = await start(taken)
  expect(port).not.toBe(taken)
  expect(said).toContain(`Port ${taken} is taken; PostgreSQL takes another.`)
  other.close()
})

test('a data folder that was only partly made is made again', async () => {
  folder = await openFolder()
  await mkdir(path.join(folder, 'cluster.partial'))
  await writeFile(path.join(folder, 'cluster.partial', 'PG_VERSION'), '18\n')
  const { ownerUrl } = await start()
  expect(await ask(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server that cannot start is reported with the reason it said last', async () => {
  folder = await openFolder()
  await (await start()).stop()
  await writeFile(path.join(folder, 'cluster', 'pg_hba.conf'), 'nobody may connect\n')
  await expect(start()).rejects.toThrow(/FATAL: {2}could not load .*pg_hba\.conf/)
})

test('a lock left by a killed server is removed when another program has its number', async () => {
  await start()
  await stopAll()
  await writeFile(path.join(folder, 'cluster', 'postmaster.pid'), `${process.pid}\n`)
  const second = await start()
  expect(await ask(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('data of another PostgreSQL is not touched', async () => {
  folder = await openFolder()
  await mkdir(path.join(folder, 'cluster'))
  await writeFile(path.join(folder, 'cluster', 'PG_VERSION'), '15\n')
  await expect(start()).rejects.toThrow(/made by PostgreSQL 15.*npm run local:reset/)
})

test('a closed folder is no obstacle, and as root the server moves out of it and reports that', async () => {
  folder = await openFolder()
  await chmod(folder, 0o700)
  const { ownerUrl } = await start()
  expect(await ask(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  const moved = said.filter((line) => line.includes(`it runs from ${relocatedFolder(folder)}`))
  expect(moved).toHaveLength(process.getuid?.() === 0 ? 1 : 0)
  await stopAll()
  await removePostgresData(folder)
  await expect(stat(relocatedFolder(folder))).rejects.toThrow()
})
