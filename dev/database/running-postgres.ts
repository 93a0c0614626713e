import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const WAIT_MS = 5_000
const STEP_MS = 50

async function readNumber(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const value = Number.parseInt(text, 10)
  return value > 0 ? value : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// A number left behind by `kill -9` may since have been given to any other program.
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes(cluster)
}

const watcherFile = (dataFolder: string) => path.join(dataFolder, 'watcher.pid')

/** Remembers which process watches over the server of a data folder. */
export async function rememberWatcher(dataFolder: string, pid: number): Promise<void> {
  await writeFile(watcherFile(dataFolder), `${pid}\n`, { mode: 0o600 })
}

async function stopOrphan(pid: number, cluster: string): Promise<void> {
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < WAIT_MS; waited += STEP_MS) {
    if (!(await isServerOf(pid, cluster))) return
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  throw new Error(`An old PostgreSQL (process ${pid}) does not stop. End it with "kill ${pid}".`)
}

/**
 * Clears the way for a new server: a lock left by a killed one is removed, a server whose watcher
 * died is stopped.
 * @throws Error in words for people when another Alap is using this folder.
 */
export async function clearTheWay(dataFolder: string, cluster: string): Promise<void> {
  const lock = path.join(cluster, 'postmaster.pid')
  const pid = await readNumber(lock)
  if (pid === undefined) return
  if (!(await isServerOf(pid, cluster))) {
    await rm(lock, { force: true })
    return
  }
  const watcher = await readNumber(watcherFile(dataFolder))
  if (watcher !== undefined && isAlive(watcher)) {
    throw new Error(
      `Another Alap is already running on the data in ${dataFolder} (PostgreSQL is process ${pid}). Stop that one first; your data is safe.`,
    )
  }
  await stopOrphan(pid, cluster)
}
