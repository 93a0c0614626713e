import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { panchang } from '~/jyotish/almanac/panchang.ts'
import { signChanges } from '~/jyotish/almanac/transits/sign-changes.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import type { Rows } from '~dev/bench/findings/row.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

const WARM_UP = 300
const CHARTS = 1000

/** What the screens request from the engine. */
const ENTRIES = [
  'src/jyotish/chart/chart.ts',
  'src/jyotish/chart/moon-sign.ts',
  'src/jyotish/confidence/dasha-course.ts',
  'src/jyotish/grahas/sun-day.ts',
  'src/jyotish/time/local-time.ts',
  'src/jyotish/time/utc-offset.ts',
]

/**
 * The times of a chart and of the almanac once the engine is warm, and the size of what charts need,
 * whose limit is that of the scripts of the build.
 */
export async function benchChart(): Promise<Rows> {
  return [
    { name: 'a chart, warm', value: chartMilliseconds(), unit: 'ms', most: 1, digits: 2 },
    { name: 'a panchang, warm', value: panchangMilliseconds(), unit: 'ms', most: 8, digits: 1 },
    { name: 'a year of ingresses', value: ingressMilliseconds(), unit: 'ms', most: 60 },
    `the engine without the almanac: ${(await engineKilobytes()).toFixed(1)} kB gzip`,
  ]
}

function chartMilliseconds(): number {
  castCharts(WARM_UP)
  return cpuMilliseconds(() => castCharts(CHARTS)) / CHARTS
}

/** CPU time, so that a busy machine gives the same result. */
function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function panchangMilliseconds(): number {
  const days = (count: number) => {
    for (let turn = 0; turn < count; turn++) {
      const date = new Date(Date.UTC(1900, 0, 1 + turn * 150)).toISOString().slice(0, 10)
      panchang({ date, zone: 'Asia/Kolkata', latitude: (turn % 120) - 60, longitude: 77 })
    }
  }
  days(WARM_UP)
  return cpuMilliseconds(() => days(WARM_UP)) / WARM_UP
}

/** Every graha, the Moon too. */
function ingressMilliseconds(): number {
  const years = (count: number) => {
    for (let year = 0; year < count; year++) {
      const [from, until] = [Date.UTC(1950 + year, 0, 1), Date.UTC(1951 + year, 0, 1)]
      const span = { from: from as UtcMilliseconds, until: until as UtcMilliseconds }
      for (const graha of GRAHAS) signChanges(graha, span)
    }
  }
  years(10)
  return cpuMilliseconds(() => years(20)) / 20
}

function castCharts(count: number): void {
  const step = (Date.UTC(2026, 0, 1) - Date.UTC(1900, 0, 1)) / count
  for (let turn = 0; turn < count; turn++) {
    const utc = (Date.UTC(1900, 0, 1) + turn * step) as UtcMilliseconds
    chartOf({ utc, latitude: (turn % 120) - 60, longitude: (turn * 7) % 180, node: 'mean' })
  }
}

/** The whole engine, built as the app is. */
async function engineKilobytes(): Promise<number> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRIES,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []))
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return gzipSync(code, { level: 9 }).length / 1000
}
