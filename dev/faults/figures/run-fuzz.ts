import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'
import type { FaultFigure } from './fault-figures.ts'

/** `times` as much as the tests try, from a seed of its own; without both, what the tests try. */
export type FuzzSize = { readonly times: number; readonly seed: number } | null

/**
 * Runs the suites that change replies and inputs and that save under faults, with their output in the
 * terminal; resolves with what they tried, and `null` when one of them fails.
 */
export async function runFuzz(size: FuzzSize): Promise<readonly FaultFigure[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'alap-fuzz-'))
  const figures = join(folder, 'figures')
  const asked = size && { ALAP_FUZZ_TIMES: `${size.times}`, ALAP_FUZZ_SEED: `${size.seed}` }
  try {
    const ok = await runSuites({ ALAP_FUZZ_FIGURES: figures, ...asked })
    if (!ok) return null
    const lines = (await readFile(figures, 'utf8')).trim().split('\n')
    return lines.map((line): FaultFigure => JSON.parse(line))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runSuites(env: Readonly<Record<string, string>>): Promise<boolean> {
  const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--project', 'local', 'tests/dev/faults/fuzzed-', 'under-faults']
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
