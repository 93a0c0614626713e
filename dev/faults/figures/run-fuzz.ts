import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'
import type { FaultFigure } from './fault-figures.ts'

/**
 * `times` as much as the tests try, from a seed of its own, and each fault of a browser so many
 * times; without these, what the tests try.
 */
export type FuzzSize = {
  readonly times: number
  readonly seed: number
  readonly browserTimes: number
} | null

/**
 * Runs the suites that change replies and inputs, that save under faults and that hurt browsers,
 * with their output in the terminal; resolves with what they tried, and `null` when one of them
 * fails.
 */
export async function runFuzz(size: FuzzSize): Promise<readonly FaultFigure[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'alap-fuzz-'))
  const figures = join(folder, 'figures')
  const asked = size && {
    ALAP_FUZZ_TIMES: `${size.times}`,
    ALAP_FUZZ_SEED: `${size.seed}`,
    ALAP_BROWSER_FAULT_TIMES: `${size.browserTimes}`,
  }
  try {
    const env = { ALAP_FUZZ_FIGURES: figures, ...asked }
    for (const suites of SUITES) if (!(await run(suites, env))) return null
    const lines = (await readFile(figures, 'utf8')).trim().split('\n')
    return sums(lines.map((line): FaultFigure => JSON.parse(line)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const SUITES = [
  ['vitest/vitest.mjs', 'run', '--project', 'local', 'tests/dev/faults/fuzzed-', 'under-faults'],
  ['playwright/cli.js', 'test', '-c', 'e2e', '--project=desktop', 'browser-faults'],
] as const

/** One figure a kind; a suite may report each of its tests. */
function sums(figures: readonly FaultFigure[]): readonly FaultFigure[] {
  const byKind = new Map<string, FaultFigure>()
  for (const figure of figures) {
    const known = byKind.get(figure.kind)
    const tried = figure.tried + (known?.tried ?? 0)
    byKind.set(figure.kind, { ...figure, tried, lost: figure.lost + (known?.lost ?? 0) })
  }
  return [...byKind.values()]
}

function run(
  [tool, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
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
