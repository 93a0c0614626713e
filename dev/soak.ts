// The long runs: 20,000 attacks on the wall, and ten times the changed replies, inputs, saves and
// faults of a browser that the tests try. `npm run soak -- replies saves` runs only these.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from './process/local-folder.ts'

/** A new seed every time; the suites print it, and `ALAP_FUZZ_SEED` sets it. */
const env = {
  ALAP_WALL_STATEMENTS: '20000',
  ALAP_FUZZ_TIMES: '10',
  ALAP_FUZZ_SEED: process.env.ALAP_FUZZ_SEED ?? `${Date.now() % 1_000_000}`,
  ALAP_BROWSER_FAULT_TIMES: '34',
}

const VITEST = ['vitest/vitest.mjs', 'run', '--project'] as const
const SUITES: Readonly<Record<string, readonly [tool: string, ...args: string[]]>> = {
  wall: [...VITEST, 'wall', 'tests/wall/wall.test.ts'],
  replies: [...VITEST, 'local', 'tests/dev/faults/fuzzed-'],
  saves: [...VITEST, 'local', 'under-faults'],
  browsers: ['playwright/cli.js', 'test', '-c', 'e2e', '--project=desktop', 'browser-faults'],
}

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(SUITES)) {
  const suite = SUITES[name]
  if (!suite) throw new RangeError(`There is no suite named ${name}.`)
  if (!(await passes(suite))) process.exitCode = 1
}

function passes([tool, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', tool), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
