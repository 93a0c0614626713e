import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'
import { say, seconds } from '~dev/process/progress.ts'
import { findChange, findTests } from './changed-files.ts'
import { notRun, type Reached, reachedTests } from './reached-tests.ts'
import { runStep } from './run-step.ts'
import { lint, type Step, types, vitest } from './steps.ts'

/**
 * For use between two commits: types, the lint of what has changed, and the tests it can reach, all
 * in parallel.
 */
async function check(): Promise<void> {
  const { from, files } = findChange(projectRoot)
  if (files.length === 0) return say('Nothing to check: no file has changed.')
  const inRoot = (path: string) => join(projectRoot, path)
  const tests = findTests(projectRoot).map((path) => ({
    path,
    text: readFileSync(inRoot(path), 'utf8'),
  }))
  const reached = reachedTests(files, tests, (path) => existsSync(inRoot(path)))
  say(`Files changed in the ${from}: ${files.length}`)
  const there = files.filter((path) => existsSync(inRoot(path)))
  const outcomes = await Promise.all([types, lint(...there), testsOf(reached)].map(runStep))
  const failed = outcomes.filter((outcome) => outcome.failed > 0).length
  say(notRun(reached.projects))
  say(`${failed > 0 ? `${failed} of ${outcomes.length} failed` : 'All passed'} (${seconds(0)})`)
  process.exitCode = failed > 0 ? 1 : 0
}

function testsOf({ projects, related }: Reached): Step {
  const command = related ? ['related', '--run', ...related] : ['run']
  return vitest('tests', [...command, ...projects.flatMap((name) => ['--project', name])])
}

try {
  await check()
} catch (error) {
  say(`Not checked: ${error instanceof Error ? error.message.trim() : String(error)}`)
  process.exitCode = 1
}
