import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const PARENT_LOOK_MS = 1000
const LONGEST_STOP_MS = 8000

type Work = () => unknown

const works: Work[] = []
let stopping: Promise<never> | undefined

/** Adds something to undo when the process stops; the last one added is undone first. */
export function onStop(work: Work): void {
  works.push(work)
}

/**
 * Undoes everything that was started and ends the process. Repeated calls share one stop, and after
 * some time it no longer waits: the database has its own watcher.
 */
export function stop(code = 0): Promise<never> {
  stopping ??= undo().then(() => process.exit(code))
  return stopping
}

async function undo(): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
  for (const work of works.reverse()) {
    try {
      await work()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}

/**
 * Stops on Ctrl-C, when the terminal closes, and when the npm that started this process is gone.
 */
export function stopWithTheTerminal(say: () => void): void {
  const heard = () => {
    if (stopping !== undefined) process.exit(130)
    say()
    void stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, heard)
  if (!process.env.npm_lifecycle_event) return
  const above = starters()
  setInterval(() => {
    if (process.ppid !== above[0] || !above.every(isAlive)) void stop()
  }, PARENT_LOOK_MS).unref()
}

type Process = { readonly parent: number; readonly name: string }

/**
 * The processes that started this one and should still run: its parent, and npm above the shell in
 * which npm runs scripts, because that shell stays when npm is killed.
 */
function starters(): readonly number[] {
  const parent = describe(process.ppid)
  const isShell = /^-?(sh|dash|bash|zsh|ash|busybox)$/.test(parent?.name ?? '')
  return parent && isShell ? [process.ppid, parent.parent] : [process.ppid]
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function describe(pid: number): Process | undefined {
  if (process.platform === 'win32') return undefined
  try {
    if (process.platform !== 'linux') return describeWithPs(pid)
    // "pid (name) state parent …", and a name may contain brackets and spaces.
    const [, name = '', parent = ''] =
      /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { parent: Number(parent), name }
  } catch {
    return undefined
  }
}

function describeWithPs(pid: number): Process | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent = '', command = ''] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? []
  return parent ? { parent: Number(parent), name: command.replace(/.*\//, '') } : undefined
}
