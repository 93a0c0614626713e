import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, lstat, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PostgresBinaries } from './postgres-binaries.ts'

/** A system account, by number. */
type Account = { readonly uid: number; readonly gid: number }

/** The folders of the server, and the system account that runs it. */
export type PostgresHome = {
  /** The folder with the server's `bin`, `lib` and `share`. */
  readonly native: string
  /** The folder that holds the cluster. */
  readonly data: string
  /** Set when we are root, because PostgreSQL refuses to run as root. */
  readonly account?: Account
}

/** Where a clone inside a folder closed to other accounts keeps its server and data. */
export function relocatedFolder(dataFolder: string): string {
  const mark = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 12)
  return `/var/tmp/alap-${mark}`
}

function accountNamed(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

// Accounts that exist on every system; we must not add one to a person's machine.
function accountForRoot(): Account | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined
  const account = accountNamed('postgres') ?? accountNamed('nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody". Add one with "useradd --system postgres", or start Alap as an ordinary user.',
  )
}

function canEnter(folder: string, account: Account): boolean {
  const options = { uid: account.uid, gid: account.gid, cwd: '/' }
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], options).status === 0
}

async function makeRelocated(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== 0) {
    throw new Error(`${folder} belongs to someone else. Remove it, or move this clone.`)
  }
  await chmod(folder, 0o755)
}

async function copyBinaries(binaries: PostgresBinaries, folder: string): Promise<string> {
  const target = path.join(folder, `server-${binaries.version}`)
  const isThere = await lstat(target).then(
    () => true,
    () => false,
  )
  if (isThere) return target
  const partial = `${target}.partial`
  await rm(partial, { recursive: true, force: true })
  await cp(binaries.folder, partial, { recursive: true, verbatimSymlinks: true })
  await chmod(partial, 0o755)
  await rename(partial, target)
  return target
}

/**
 * Chooses the folders and account of the server, and moves both out of a closed folder if needed.
 */
export async function preparePostgresHome(
  dataFolder: string,
  binaries: PostgresBinaries,
  log: (line: string) => void,
): Promise<PostgresHome> {
  await mkdir(dataFolder, { recursive: true, mode: 0o755 })
  const account = accountForRoot()
  if (!account) return { native: binaries.folder, data: dataFolder }
  const closed = [binaries.folder, dataFolder].filter((folder) => !canEnter(folder, account))
  if (closed.length === 0) return { native: binaries.folder, data: dataFolder, account }
  const relocated = relocatedFolder(dataFolder)
  await makeRelocated(relocated)
  const native = closed.includes(binaries.folder)
    ? await copyBinaries(binaries, relocated)
    : binaries.folder
  const data = closed.includes(dataFolder) ? relocated : dataFolder
  log(`PostgreSQL cannot run as root nor inside this closed folder: it runs from ${relocated}.`)
  return { native, data, account }
}
