import { Stryker } from '@stryker-mutator/core'
import { say } from '~dev/process/progress.ts'

/** The rooms, and of a hundred mutants how many the tests of each see at least. */
const ROOMS: Readonly<Record<string, { readonly files: string; readonly leastSeen: number }>> = {
  domain: { files: 'src/domain/**/*.ts', leastSeen: 60 },
  raga: { files: 'src/raga/{*,model/*,score/**/*}.ts', leastSeen: 60 },
  data: { files: 'src/data/**/*.ts', leastSeen: 60 },
  jyotish: { files: 'src/jyotish/**/*.ts', leastSeen: 60 },
}

/**
 * Mutation tests: Stryker changes one expression after another and says which changes no test sees.
 * `npm run mutants -- domain` takes a room and begins with what its last run found;
 * `npm run mutants -- src/queries/outbox/plans.ts` takes any files of the app.
 */
async function runMutants(wanted: string): Promise<void> {
  const room = ROOMS[wanted]
  const files = room?.files ?? wanted
  process.env.ALAP_MUTANTS_PROJECT = projectOf(files)
  await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'tests/support/vitest-of-mutants.ts' },
    mutate: [files],
    coverageAnalysis: 'perTest',
    // What a file computes as it is loaded would need all tests for each mutant.
    ignoreStatic: true,
    concurrency: 2,
    incremental: room !== undefined,
    incrementalFile: `node_modules/.cache/mutants-${wanted}.json`,
    thresholds: { high: 100, low: room?.leastSeen ?? 0, break: room?.leastSeen ?? null },
    tempDirName: '.local/mutants',
    ignorePatterns: ['.local', 'dist', 'test-results', 'playwright-report'],
    // Stryker reads it with a part of TypeScript that version 7 has not.
    tsconfigFile: 'none',
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false },
  }).runMutationTest()
}

/** The project of `vite.config.ts` whose tests have to see the mutants. */
function projectOf(files: string): string {
  if (files.startsWith('src/data/')) return 'database'
  return /^src\/(domain|jyotish|raga|mp3|lib)\//.test(files) ? 'pure' : 'component'
}

const [wanted] = process.argv.slice(2)
if (wanted === undefined) {
  say(`Say which: ${Object.keys(ROOMS).join(', ')}, or files.`)
  process.exitCode = 1
} else await runMutants(wanted)
