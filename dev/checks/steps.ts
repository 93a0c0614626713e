import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '~dev/process/chromium.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { type Counts, countPlaywright, countVitest, honest, takeReport } from './counts.ts'
import { type Ran, runTool } from './run-tool.ts'

export type Outcome = Ran & Counts

export type Step = { readonly name: string; run(): Promise<Outcome> }

const VITEST = ['vitest', 'vitest.mjs'] as const
const PLAYWRIGHT = ['playwright', 'cli.js'] as const

/** A check that passes or fails as a whole. */
function whole(name: string, tool: readonly [string, string], args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const ran = await runTool({ tool, args })
      return { ...ran, passed: ran.ok ? 1 : 0, failed: ran.ok ? 0 : 1 }
    },
  }
}

function vitest(name: string, args: readonly string[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const report = join(await mkdtemp(join(tmpdir(), 'alap-tests-')), 'report.json')
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const ran = await runTool({ tool: VITEST, args: ['run', ...reporters, ...args], env })
      return { ...ran, ...honest(ran.ok, await takeReport(report, countVitest)) }
    },
  }
}

const NO_CHROMIUM =
  'No Chromium was found and none could be fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one.'

const endToEnd: Step = {
  name: 'end to end',
  run: async () => {
    if (!findChromium()) await runTool({ tool: PLAYWRIGHT, args: ['install', 'chromium'] })
    if (!findChromium()) return { ok: false, output: NO_CHROMIUM, passed: 0, failed: 1 }
    const ran = await runTool({ tool: PLAYWRIGHT, args: ['test', '-c', 'e2e'] })
    const report = join(projectRoot, 'test-results', 'e2e.json')
    return { ...ran, ...honest(ran.ok, await takeReport(report, countPlaywright)) }
  },
}

/** Everything that must hold, quickest first. */
export const steps: readonly Step[] = [
  whole('types', ['typescript', 'bin/tsc'], ['-p', '.', '--pretty', 'false']),
  whole('lint', ['@biomejs/biome', 'bin/biome'], ['check', '--error-on-warnings', '.']),
  whole('unused code', ['knip', 'bin/knip.js'], []),
  whole('figures', ['tsx', 'dist/cli.mjs'], ['dev/figures.ts', '--check']),
  vitest('unit, component, database', []),
  vitest('pure, in Kolkata', ['--project', 'pure'], { TZ: 'Asia/Kolkata' }),
  vitest('pure, in Los Angeles', ['--project', 'pure'], { TZ: 'America/Los_Angeles' }),
  vitest('pure, in Apia', ['--project', 'pure'], { TZ: 'Pacific/Apia' }),
  endToEnd,
]
