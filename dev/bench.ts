import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Report } from './bench/findings/report.ts'
import { ALONE, OF_ALAP } from './bench/parts.ts'
import { spawnAlap } from './bench/spawn-alap.ts'

/** Measures the named parts, or all; a run in which a row misses what is wanted fails. */
async function bench(names: readonly string[], isImpossible: boolean): Promise<void> {
  const report = new Report(isImpossible)
  const isNamed = (name: string) => names.length === 0 || names.includes(name)
  const ofAlap = Object.entries(OF_ALAP).filter(([name]) => isNamed(name))
  if (ofAlap.length > 0) {
    const folder = join(tmpdir(), `alap-bench-${randomUUID()}`)
    const alap = await spawnAlap(folder, { built: true, throwaway: true })
    try {
      for (const [, measure] of ofAlap) {
        await measure(report, alap.running)
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

// With `--impossible` each row wants what nothing reaches, and the last line must name every one.
const words = process.argv.slice(2)
const parts = words.filter((word) => word !== '--impossible')
const unknown = parts.filter((part) => !Object.keys({ ...OF_ALAP, ...ALONE }).includes(part))
if (unknown.length > 0) {
  throw new RangeError(`There is no part of the bench named ${unknown.join(', ')}.`)
} else await bench(parts, words.includes('--impossible'))
