import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'

export type Ran = { readonly ok: boolean; readonly output: string }

type Order = {
  /** A package and the file inside it that its command runs. */
  readonly tool: readonly [packageName: string, file: string]
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The folder it runs in, instead of the root of the clone. */
  readonly cwd?: string
}

/** Runs an installed tool with this Node.js and keeps its output. */
export function runTool({ tool: [name, file], args, env, cwd = projectRoot }: Order): Promise<Ran> {
  const script = join(projectRoot, 'node_modules', name, file)
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  return new Promise((resolve) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
