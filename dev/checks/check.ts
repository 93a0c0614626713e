import { execFileSync } from 'node:child_process'
import { projectRoot } from '~dev/process/local-folder.ts'
import { say, seconds } from '~dev/process/progress.ts'
import { runStep } from './run-step.ts'
import { lint, types, VITEST, vitest, whole } from './steps.ts'

/** The rules that read the whole tree, whatever has changed. */
const RULES = ['tests/architecture.test.ts', 'tests/merge-marks.test.ts', 'tests/rooms.test.ts']

// Changed files are those that differ from the last commit or, in a clean tree, what it changed.
const isClean = execFileSync('git', ['status', '--porcelain'], { cwd: projectRoot }).length === 0
const since = isClean ? 'HEAD~1' : 'HEAD'

const outcomes = await Promise.all(
  [
    types,
    lint('--changed', `--since=${since}`),
    vitest('rules of the tree', ['run', '--project', 'pure', ...RULES]),
    whole('tests', VITEST, ['run', `--changed=${since}`, '--passWithNoTests', '--reporter=dot']),
  ].map(runStep),
)
const failed = outcomes.filter((outcome) => outcome.failed > 0).length
say('Not run: unused code, other time zones, the end-to-end tests; `npm test` runs them.')
say(`${failed > 0 ? `${failed} of ${outcomes.length} failed` : 'All passed'} (${seconds(0)})`)
process.exitCode = failed > 0 ? 1 : 0
