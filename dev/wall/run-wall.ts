import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'

/**
 * Runs only the attacks, with their output in the terminal; resolves with whether all were
 * repelled.
 */
export function runWall(env: Readonly<Record<string, string>>): Promise<boolean> {
  const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--project', 'wall', 'tests/wall/wall.test.ts']
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
