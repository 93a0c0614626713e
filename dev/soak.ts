// The long runs: the attacks of the wall, all of them and again under other settings, 20,000 in all,
// and ten times the changed replies, the inputs and the saves under faults of the tests, whose figures
// go into README.md. With `--table` only what the tests try, and its figures.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withFaultFigures } from './faults/figures/fault-figures.ts'
import { runFuzz } from './faults/figures/run-fuzz.ts'
import { projectRoot } from './process/local-folder.ts'
import { runWall } from './wall/run-wall.ts'

/** Another seed every time; the suites print it, and `ALAP_FUZZ_SEED` gives it again. */
const seed = Number(process.env.ALAP_FUZZ_SEED ?? Date.now() % 1_000_000)
const LONG = { times: 10, seed }

async function runAndWrite(size: 'tests' | 'soak'): Promise<boolean> {
  const figures = await runFuzz(size === 'soak' ? LONG : null)
  if (!figures) return false
  const readme = join(projectRoot, 'README.md')
  await writeFile(readme, withFaultFigures(await readFile(readme, 'utf8'), size, figures))
  return true
}

async function soak(): Promise<boolean> {
  const repelled = await runWall({ ALAP_WALL_STATEMENTS: '20000' })
  return (await runAndWrite('soak')) && repelled
}

const isWell = process.argv.includes('--table') ? await runAndWrite('tests') : await soak()
if (!isWell) process.exitCode = 1
