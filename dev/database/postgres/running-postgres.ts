import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const STOP_MS = 5_000
const CLOSING_MS = 1_500
const STEP_MS = 25

async function readNumber(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const value = Number.parseInt(text, 10)
  return value > 0 ? value : undefined
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// The system may have given a number left by `kill -9` to another program, or it may belong to a
// dead process that was not collected; on Linux the command shows which.
async function isRunning(pid: number | undefined, commandHolds: string): Promise<boolean> {
  if (pid === undefined || !answers(pid)) return false
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes(commandHolds)
}

async function isGoneWithin(ms: number, pid: number, commandHolds: string): Promise<boolean> {
  for (let waited = 0; waited < ms; waited += STEP_MS) {
    if (!(await isRunning(pid, commandHolds))) return true
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  return false
}

const watcherFile = (dataFolder: string) => path.join(dataFolder, 'watcher.pid')

/** Stores which process watches the server of a data folder. */
export async function rememberWatcher(dataFolder: string, pid: number): Promise<void> {
  await writeFile(watcherFile(dataFolder), `${pid}\n`, { mode: 0o600 })
}

async function stopOrphan(pid: number, cluster: string): Promise<void> {
  process.kill(pid, 'SIGINT')
  if (await isGoneWithin(STOP_MS, pid, cluster)) return
  throw new Error(`An old PostgreSQL (process ${pid}) does not stop. End it with "kill ${pid}".`)
}

/**
 * Prepares for a new server: removes a lock left by a killed one, and stops a server whose watcher
 * died.
 * @throws Error with a message for people when another Alap is using this folder.
 */
export async function clearTheWay(dataFolder: string, cluster: string): Promise<void> {
  const lock = path.join(cluster, 'postmaster.pid')
  const pid = await readNumber(lock)
  if (pid === undefined) return
  const watcher = await readNumber(watcherFile(dataFolder))
  if (await isRunning(watcher, 'postgres-watch')) {
    // It may be shutting down just now, after a Ctrl-C or a kill.
    if (!(await isGoneWithin(CLOSING_MS, pid, cluster))) {
      throw new Error(
        `Another Alap is already running on the data in ${dataFolder} (PostgreSQL is process ${pid}). Stop that one first; your data is safe.`,
      )
    }
  } else if (await isRunning(pid, cluster)) {
    await stopOrphan(pid, cluster)
  }
  await rm(lock, { force: true })
}
