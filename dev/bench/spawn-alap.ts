import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'
import type { Running } from '~dev/process/running-file.ts'

/** A run of the whole product in a separate process, on any free ports. */
export type Alap = {
  readonly running: Running
  /** From the command to the moment the address is printed, in seconds. */
  readonly seconds: number
  /** The seconds of each step of the start, by its name. */
  readonly steps: Readonly<Record<string, number>>
  stop(): Promise<void>
}

export async function spawnAlap(
  folder: string,
  options: { built: boolean; throwaway: boolean },
): Promise<Alap> {
  const began = performance.now()
  const child = spawn(process.execPath, ['dev/start.mjs', ...(options.built ? ['--built'] : [])], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ALAP_ANY_PORTS: '1',
      ALAP_LOCAL_FOLDER: folder,
      ALAP_THROWAWAY: options.throwaway ? '1' : '',
    },
  })
  const said = await untilUp(child)
  const seconds = (performance.now() - began) / 1000
  const running = JSON.parse(await readFile(join(folder, 'running.json'), 'utf8')) as Running
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { running, seconds, steps: stepsIn(said), stop }
}

function untilUp(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Alap is running')) resolve(said)
      })
    }
    child.once('exit', () => reject(new Error(`Alap did not start:\n${said}`)))
  })
}

function stepsIn(said: string): Record<string, number> {
  const lines = [...said.matchAll(/✓ (.+?) +([\d.]+) s/g)]
  return Object.fromEntries(lines.map(([, name = '', time]) => [name, Number(time)]))
}
