import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromiumWithoutWindow } from '~dev/process/chromium.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { honest, type Report, readPlaywright, readVitest, takeReport } from './counts.ts'
import { type Ran, runTool } from './run-tool.ts'

export type Outcome = Ran & Report

export type Step = {
  readonly name: string
  /** Whether to list its slowest tests after the run. */
  readonly namesSlowest?: boolean
  run(): Promise<Outcome>
}

export const VITEST = ['vitest', 'vitest.mjs'] as const
const PLAYWRIGHT = ['playwright', 'cli.js'] as const

/** A check that passes or fails as a whole. */
export function whole(
  name: string,
  tool: readonly [string, string],
  args: readonly string[],
): Step {
  return {
    name,
    run: async () => {
      const ran = await runTool({ tool, args })
      return { ...ran, passed: ran.ok ? 1 : 0, failed: ran.ok ? 0 : 1, tests: [] }
    },
  }
}

/** `args` begin with vitest's command, such as `run`. */
export function vitest(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Step {
  return {
    name,
    run: async () => {
      const report = join(await mkdtemp(join(tmpdir(), 'alap-tests-')), 'report.json')
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const ran = await runTool({ tool: VITEST, args: [...args, ...reporters], env })
      return { ...ran, ...honest(ran.ok, await takeReport(report, readVitest)) }
    },
  }
}

const NO_CHROMIUM =
  'No Chromium was found, so the end-to-end tests will fail: install Chromium or Chrome (on Debian "apt install chromium"), or set CHROMIUM_PATH to one.'

/** What to say at once on a machine on which no journey can run. */
export function complaintAboutChromium(): string | undefined {
  return findChromiumWithoutWindow() ? undefined : NO_CHROMIUM
}

const journeys: Step = {
  name: 'end to end',
  namesSlowest: true,
  run: async () => {
    if (complaintAboutChromium())
      return { ok: false, output: NO_CHROMIUM, passed: 0, failed: 1, tests: [] }
    const ran = await runTool({ tool: PLAYWRIGHT, args: ['test', '-c', 'e2e'] })
    const report = join(projectRoot, 'test-results', 'e2e.json')
    return { ...ran, ...honest(ran.ok, await takeReport(report, readPlaywright)) }
  },
}

/** Remembers what it has checked, so that the next run reads what has changed since. */
export const types = whole(
  'types',
  ['typescript', 'bin/tsc'],
  [
    ...['-p', '.', '--pretty', 'false', '--incremental'],
    ...['--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ],
)

/** Format, imports and lint of these paths. */
export function lint(...paths: readonly string[]): Step {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths]
  return whole('lint', ['@biomejs/biome', 'bin/biome'], args)
}

/** The checks that read the text of the whole tree. */
export const wholeTree: readonly Step[] = [
  types,
  lint('.'),
  whole('query keys', ['oxlint', 'bin/oxlint'], ['--deny-warnings', '.']),
  whole('unused code', ['knip', 'bin/knip.js'], []),
]

/**
 * What reads the machine's zone, by `local-day` and `local-moment`. No other pure code can: the
 * architecture test holds that.
 */
const IN_ZONES = [
  'tests/domain/day/',
  'tests/domain/journal/entry-day.test.ts',
  'tests/domain/practice/local-day-in-zones.test.ts',
]

function inZone(name: string, TZ: string): Step {
  return vitest(`pure, in ${name}`, ['run', '--project', 'pure', ...IN_ZONES], { TZ })
}

// Attacks on a server of its own, one file after another: it leaves a core to what runs beside it.
const wall = vitest('the wall', ['run', '--project', 'wall'])

// Over the Data API the tests of the database run again in `npm run verify`.
const DATA_API = 'database, over the Data API'

// By name: vitest runs what any one pattern lets through, so two that exclude would exclude nothing.
const UNIT = ['pure', 'component', 'tools', 'local', 'database']

const unit: Step = {
  ...vitest('unit, component, database', ['run', ...UNIT.flatMap((name) => ['--project', name])]),
  namesSlowest: true,
}

/** All checks, quickest first; those of one row run beside each other. */
export const steps: readonly (readonly Step[])[] = [
  wholeTree,
  [unit],
  [
    wall,
    inZone('Kolkata', 'Asia/Kolkata'),
    inZone('Los Angeles', 'America/Los_Angeles'),
    inZone('Apia', 'Pacific/Apia'),
  ],
  [journeys],
]

/** What `npm run verify` runs besides; it also has every step try more. */
export const longSteps: readonly (readonly Step[])[] = [
  [vitest(DATA_API, ['run', '--project', DATA_API])],
  [whole('mutants of domain', ['tsx', 'dist/cli.mjs'], ['dev/checks/mutants.ts', 'domain'])],
]
