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

const LOCAL = ['vitest/vitest.mjs', 'run', '--project', 'local'] as const

/** What changes replies and inputs, what saves under faults, and what hurts browsers. */
const SUITES = {
  replies: [...LOCAL, 'tests/dev/faults/fuzzed-'],
  saves: [...LOCAL, 'under-faults'],
  browsers: ['playwright/cli.js', 'test', '-c', 'e2e', '--project=desktop', 'browser-faults'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type FuzzSuite = keyof typeof SUITES

export const FUZZ_SUITES = Object.keys(SUITES) as readonly FuzzSuite[]

/**
 * Runs these suites with their output in the terminal; resolves with what they tried and lost, and
 * whether all of them passed. One that could not end what it tried has no figure.
 */
export async function runFuzz(
  size: FuzzSize,
  suites: readonly FuzzSuite[] = FUZZ_SUITES,
): Promise<{ readonly figures: readonly FaultFigure[]; readonly isWell: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'alap-fuzz-'))
  const figures = join(folder, 'figures')
  const asked = size && {
    ALAP_FUZZ_TIMES: `${size.times}`,
    ALAP_FUZZ_SEED: `${size.seed}`,
    ALAP_BROWSER_FAULT_TIMES: `${size.browserTimes}`,
  }
  try {
    const env = { ALAP_FUZZ_FIGURES: figures, ...asked }
    let isWell = true
    for (const suite of suites) isWell = (await run(SUITES[suite], env)) && isWell
    const text = await readFile(figures, 'utf8').catch(() => '')
    const lines = text.split('\n').filter((line) => line !== '')
    return { figures: sums(lines.map((line): FaultFigure => JSON.parse(line))), isWell }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One figure a kind; a suite may report each of its tests. */
function sums(figures: readonly FaultFigure[]): readonly FaultFigure[] {
  const byKind = new Map<string, FaultFigure>()
  for (const figure of figures) {
    const known = byKind.get(figure.kind)
    byKind.set(figure.kind, known ? sum(known, figure) : figure)
  }
  return [...byKind.values()]
}

function sum(one: FaultFigure, other: FaultFigure): FaultFigure {
  const met = one.met === null || other.met === null ? null : one.met + other.met
  return { ...other, tried: one.tried + other.tried, lost: one.lost + other.lost, met }
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
