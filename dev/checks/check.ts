import { execFileSync } from 'node:child_process'
import { projectRoot } from '~dev/process/local-folder.ts'
import { say, seconds } from '~dev/process/progress.ts'
import { runStep } from './run-step.ts'
import { lint, types, VITEST, vitest, whole } from './steps.ts'

/** The rules that read the whole tree, whatever has changed. */
const RULES = ['tests/architecture.test.ts', 'tests/merge-marks.test.ts', 'tests/rooms.test.ts']

function git(...args: readonly string[]): readonly string[] {
  const listed = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
  return listed.split('\0').filter((path) => path !== '')
}

/**
 * For use between two commits: types, and the lint and tests of what differs from the last commit or,
 * in a clean tree, of what that commit changed.
 */
async function check(): Promise<void> {
  const since = git('status', '--porcelain', '-z').length === 0 ? 'HEAD~1' : 'HEAD'
  // Biome's own option leaves out files that git does not know yet.
  const edited = git('diff', '--name-only', '--diff-filter=d', '-z', since)
  const added = git('ls-files', '--others', '--exclude-standard', '-z')
  const outcomes = await Promise.all(
    [
      types,
      lint(...edited, ...added),
      vitest('rules of the tree', ['run', '--project', 'pure', ...RULES]),
      whole('tests', VITEST, ['run', `--changed=${since}`, '--passWithNoTests', '--reporter=dot']),
    ].map(runStep),
  )
  const failed = outcomes.filter((outcome) => outcome.failed > 0).length
  say('Not run: unused code, other time zones, the end-to-end tests; `npm test` runs them.')
  say(`${failed > 0 ? `${failed} of ${outcomes.length} failed` : 'All passed'} (${seconds(0)})`)
  process.exitCode = failed > 0 ? 1 : 0
}

try {
  await check()
} catch (error) {
  say(`Not checked: ${error instanceof Error ? error.message.trim() : String(error)}`)
  process.exitCode = 1
}
