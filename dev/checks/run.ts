import { bold, say, seconds } from '~dev/process/progress.ts'
import { type Outcome, type Step, steps } from './steps.ts'

/** Runs every step, whatever the ones before it said, and ends with one line of figures. */
async function runChecks(chosen: readonly Step[]): Promise<void> {
  let passed = 0
  let failed = 0
  for (const { name, run } of chosen) {
    const began = performance.now()
    say(`${name} …`)
    const outcome = await run().catch(asFailure)
    passed += outcome.passed
    failed += outcome.failed
    if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`)
    const figures = `${outcome.passed} passed, ${outcome.failed} failed`
    say(`${outcome.failed > 0 ? '✗' : '✓'} ${bold(name)}: ${figures} (${seconds(began)})`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

function asFailure(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { ok: false, output, passed: 0, failed: 1 }
}

/** `npm test -- types lint` runs those two alone. */
const named = process.argv.slice(2)
const chosen = steps.filter(({ name }) => named.length === 0 || named.includes(name))
await runChecks(chosen)
