import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { chartOf } from '~/jyotish/chart/chart.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

const WANTED = { milliseconds: 1, kilobytes: 25 } as const
const WARM_UP = 300
const CHARTS = 1000

/** What the screens request from the engine. */
const ENTRIES = [
  'src/jyotish/chart/chart.ts',
  'src/jyotish/chart/moon-sign.ts',
  'src/jyotish/confidence/dasha-course.ts',
  'src/jyotish/time/sun-day.ts',
  'src/jyotish/time/local-time.ts',
  'src/jyotish/time/utc-offset.ts',
]

/** The time of a chart once the engine is warm, and the size of the engine with its tables. */
export async function benchChart(): Promise<string[]> {
  return [
    line('a chart, warm', `${chartMilliseconds().toFixed(2)} ms`, WANTED.milliseconds),
    line('the engine', `${(await engineKilobytes()).toFixed(1)} kB gzip`, WANTED.kilobytes),
  ]
}

/** CPU time, so that a busy machine gives the same result. */
function chartMilliseconds(): number {
  castCharts(WARM_UP)
  const before = process.cpuUsage()
  castCharts(CHARTS)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / CHARTS
}

function castCharts(count: number): void {
  const step = (Date.UTC(2026, 0, 1) - Date.UTC(1900, 0, 1)) / count
  for (let turn = 0; turn < count; turn++) {
    const utc = (Date.UTC(1900, 0, 1) + turn * step) as UtcMilliseconds
    chartOf({ utc, latitude: (turn % 120) - 60, longitude: (turn * 7) % 180, node: 'mean' })
  }
}

/** The whole engine, built as the app is. */
export async function engineKilobytes(): Promise<number> {
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

function line(name: string, figure: string, wanted: number): string {
  return `${name.padEnd(24)} ${figure} (wanted: at most ${wanted})`
}
