import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Process = { readonly parent: number; readonly name: string }

/**
 * The processes that started this one and should outlive it: its parent, and npm behind the shell
 * that npm runs scripts in, since that shell stays when npm is killed.
 */
export function starters(): readonly number[] {
  const parent = describe(process.ppid)
  const isShell = /^-?(sh|dash|bash|zsh|ash|busybox)$/.test(parent?.name ?? '')
  return parent && isShell ? [process.ppid, parent.parent] : [process.ppid]
}

export function isAlive(pid: number): boolean {
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
    // "pid (name) state parent …", and a name may hold brackets and spaces.
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
