import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Report } from './bench/findings/report.ts'
import { ALONE, OF_ALAP } from './bench/parts.ts'
import { spawnAlap } from './bench/spawn-alap.ts'
import { benchStartUp } from './bench/start-up.ts'
import { benchSuite } from './bench/suite.ts'

const folder = () => join(tmpdir(), `alap-bench-${randomUUID()}`)

/** Measures the named parts, or all; a run in which a row misses what is wanted fails. */
async function bench(names: readonly string[], isImpossible: boolean): Promise<void> {
  const report = new Report(isImpossible)
  const isNamed = (name: string) => names.length === 0 || names.includes(name)
  const ofAlap = Object.entries(OF_ALAP).filter(([name]) => isNamed(name))
  if (isNamed('start-up')) report.add('Start-up', await benchStartUp(folder()))
  if (ofAlap.length > 0) {
    const local = folder()
    const alap = await spawnAlap(local, { built: true, throwaway: true })
    try {
      for (const [, measure] of ofAlap) {
        await measure(report, { running: alap.running, folder: local })
      }
    } finally {
      await alap.stop()
    }
  }
  for (const [name, measure] of Object.entries(ALONE)) {
    if (isNamed(name)) await measure(report)
  }
  if (!report.end()) process.exitCode = 1
}

// `npm run bench -- suite <commit>` takes as long as `npm test` does there and here; with
// `--impossible` each row wants what nothing reaches, and the last line must name every one.
const words = process.argv.slice(2)
const [what, commit] = words
const parts = words.filter((word) => word !== '--impossible')
const unknown = parts.filter(
  (part) => !['start-up', ...Object.keys({ ...OF_ALAP, ...ALONE })].includes(part),
)
if (what === 'suite' && commit) {
  const report = new Report(false)
  report.add('The suite, there and here', await benchSuite(commit))
} else if (unknown.length > 0) {
  throw new RangeError(`There is no part of the bench named ${unknown.join(', ')}.`)
} else await bench(parts, words.includes('--impossible'))
