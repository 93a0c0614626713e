import { bold, say, seconds } from '~dev/process/progress.ts'
import type { Outcome, Step } from './steps.ts'
import { slowestLines } from './timed-tests.ts'

/** Runs a step and prints what failed, its figures and its duration. */
export async function runStep({ name, run, namesSlowest }: Step): Promise<Outcome> {
  const began = performance.now()
  say(`${name} …`)
  const outcome = await run().catch(asFailure)
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`)
  const figures = `${outcome.passed} passed, ${outcome.failed} failed`
  say(`${outcome.failed > 0 ? '✗' : '✓'} ${bold(name)}: ${figures} (${seconds(began)})`)
  if (namesSlowest && outcome.tests.length > 0) {
    say('The slowest tests:')
    for (const line of slowestLines(outcome.tests)) say(line)
  }
  return outcome
}

function asFailure(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { ok: false, output, passed: 0, failed: 1, tests: [] }
}
