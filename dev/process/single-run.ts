import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The one run of a folder. Other processes that claim the folder get the last status given to
 * `tell`.
 */
export type Claim = { tell(status: string): void; release(): Promise<void> }

/**
 * Claims a folder for this process, or returns the status of its present owner. The claim is a
 * listening socket, not a file with a process number: it ends with the process in every case, and a
 * number given to another program cannot be mistaken for it.
 */
export async function claimFolder(folder: string): Promise<Claim | { readonly owner: string }> {
  const address = socketAddress(folder)
  const first = await listen(address)
  if (first) return first
  const owner = await ask(address)
  if (owner !== undefined) return { owner }
  await rm(address, { force: true })
  const second = await listen(address)
  return second ?? { owner: (await ask(address)) ?? '' }
}

/** The status of the run in this folder, or `undefined` when none runs. */
export function runningIn(folder: string): Promise<string | undefined> {
  return ask(socketAddress(folder))
}

function socketAddress(folder: string): string {
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  // Not inside the folder: a socket's path may have 104 characters, and a clone's path may be long.
  const name = `alap-${mark}.sock`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name)
}

function listen(address: string): Promise<Claim | undefined> {
  return new Promise((resolve, reject) => {
    let status = ''
    const server = createServer((caller) => caller.on('error', () => undefined).end(status))
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(address, () =>
      resolve({
        tell: (next) => {
          status = next
        },
        release: () => new Promise((done) => server.close(() => done())),
      }),
    )
    server.unref()
  })
}

function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let heard = ''
    const caller = connect(address)
    caller.setEncoding('utf8')
    caller.on('data', (text: string) => {
      heard += text
    })
    caller.once('error', () => resolve(undefined))
    caller.once('end', () => resolve(heard))
  })
}
