// The long runs: the attacks of the wall, all of them and again under other settings, 20,000 in all,
// and ten times the changed replies, the inputs, the saves and the faults of a browser of the tests,
// whose figures go into README.md, with how many planted faults each suite sees. With `--table` only
// what the tests try, and its figures; with `--mutants` only the planted faults.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  faultLinesIn,
  withFaultFigures,
  withMutantsKilled,
} from './faults/figures/fault-figures.ts'
import { killMutants } from './faults/figures/kill-mutants.ts'
import { FUZZ_SUITES, type FuzzSuite, runFuzz } from './faults/figures/run-fuzz.ts'
import { projectRoot } from './process/local-folder.ts'
import { runWall } from './wall/run-wall.ts'

/** Another seed every time; the suites print it, and `ALAP_FUZZ_SEED` gives it again. */
const seed = Number(process.env.ALAP_FUZZ_SEED ?? Date.now() % 1_000_000)
const LONG = { times: 10, seed, browserTimes: 34 }

const readme = join(projectRoot, 'README.md')

async function runAndWrite(
  size: 'tests' | 'soak',
  suites?: readonly FuzzSuite[],
): Promise<boolean> {
  const { figures, isWell } = await runFuzz(size === 'soak' ? LONG : null, suites)
  // What was lost is written too: a table that could show nothing else than 0 would prove nothing.
  await writeFile(readme, withFaultFigures(await readFile(readme, 'utf8'), size, figures))
  return isWell
}

async function killAndWrite(): Promise<boolean> {
  const kinds = faultLinesIn(await readFile(readme, 'utf8')).map(([kind = '']) => kind)
  const killed = await killMutants(kinds)
  if (!killed) return false
  await writeFile(readme, withMutantsKilled(await readFile(readme, 'utf8'), killed))
  return true
}

async function soak(): Promise<boolean> {
  const repelled = await runWall({ ALAP_WALL_STATEMENTS: '20000' })
  return (await runAndWrite('soak')) && (await killAndWrite()) && repelled
}

const PARTS: Readonly<Record<string, () => Promise<boolean>>> = {
  '--table': () => runAndWrite('tests'),
  '--mutants': killAndWrite,
}
// `npm run soak -- replies saves` runs only these suites, at full length.
const words = process.argv.slice(2)
const named = FUZZ_SUITES.filter((suite) => words.includes(suite))
const unknown = words.filter((word) => !(word in PARTS) && !named.some((suite) => suite === word))
if (unknown.length > 0) throw new RangeError(`There is no part named ${unknown.join(', ')}.`)
const whole = PARTS[words[0] ?? ''] ?? soak
const isWell = await (named.length > 0 ? runAndWrite('soak', named) : whole())
if (!isWell) process.exitCode = 1
