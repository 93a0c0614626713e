import { say, seconds } from '~dev/process/progress.ts'
import { runStep } from './run-step.ts'
import { complaintAboutChromium, longSteps, type Step, steps } from './steps.ts'
import { failedTitles } from './timed-tests.ts'

/** Runs every step, even after a failed one, and ends with what failed and a line of figures. */
async function runChecks(chosen: readonly (readonly Step[])[]): Promise<void> {
  let passed = 0
  let failed = 0
  const titles: string[] = []
  for (const row of chosen) {
    for (const [at, outcome] of (await Promise.all(row.map(runStep))).entries()) {
      passed += outcome.passed
      failed += outcome.failed
      if (outcome.failed > 0) titles.push(...failedTitles(row[at]?.name ?? '', outcome.tests))
    }
  }
  say(`Everything: ${seconds(sinceStart())}`)
  for (const title of titles) say(`Failed: ${title}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

/** When this process began, including set-up, or the time in seconds in `CHECKS_BEGAN`. */
function sinceStart(): number {
  const began = Number(process.env.CHECKS_BEGAN)
  return began > 0 ? performance.now() - (Date.now() - began * 1000) : 0
}

/** `npm test -- types lint` runs only those two; `npm run verify` has every step try more. */
const words = process.argv.slice(2)
const isLong = words.includes('--verify')
if (isLong) {
  process.env.ALAP_VERIFY = '1'
  // Another seed every time; the tests print it.
  process.env.ALAP_FUZZ_SEED ??= `${Date.now() % 1_000_000}`
}
const all = isLong ? [...steps, ...longSteps] : steps
const named = words.filter((word) => word !== '--verify')
const isChosen = ({ name }: Step) => named.length === 0 || named.includes(name)
const complaint = complaintAboutChromium()
if (complaint) say(complaint)
await runChecks(all.map((row) => row.filter(isChosen)))
