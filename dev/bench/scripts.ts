import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  allScripts,
  kilobytes,
  measure,
  readManifest,
  scriptsFor,
} from '~dev/app-build/measure-build.ts'
import type { Row, Rows } from '~dev/bench/findings/row.ts'

const SHELL = 'index.html'
const HOME = [SHELL, 'src/features/dashboard/dashboard-page.tsx']
const LOGIN = [SHELL, 'src/features/auth/login-page.tsx']

/** What a signed-in page loads after its first script, and the chart with its almanac. */
const LATER = [
  ['Firebase', ['src/services/identity/firebase.ts'], 33],
  ['the SQL driver', ['src/services/database/neon-driver.ts'], 46],
  ['the engine of charts and almanac', ['src/jyotish/chart/chart.ts'], 40],
] as const

/** The script and the styles that a build makes a page wait for, by their size when compressed. */
export async function benchScripts(outDir: string): Promise<Rows> {
  const manifest = await readManifest(outDir)
  const weigh = async (files: string[]) => kilobytes(await measure(outDir, files))
  const row = async (name: string, files: string[], most: number): Promise<Row> => {
    return { name, value: await weigh(files), unit: 'kB gzip', most, digits: 1 }
  }
  const shell = scriptsFor(manifest, HOME)
  // The pages of charts share files with the engine; what they share is not the engine.
  const shared = new Set([
    ...shell,
    ...scriptsFor(manifest, [SHELL, 'src/features/astrology/calculator/calculator-page.tsx']),
  ])
  const beside = (sources: readonly string[]) =>
    scriptsFor(manifest, sources).filter((file) => !shared.has(file))
  return [
    { name: 'scripts of /', value: await scriptsOfLanding(outDir), unit: 'files', most: 0 },
    await row('/login', scriptsFor(manifest, LOGIN), 160),
    await row('/dashboard', shell, 160),
    ...(await Promise.all(LATER.map(([name, sources, most]) => row(name, beside(sources), most)))),
    { name: 'the styles', value: await stylesOf(outDir), unit: 'kB gzip', most: 10, digits: 1 },
    { name: 'all scripts', value: (await allScripts(outDir)).length, unit: 'files', most: 95 },
  ]
}

async function scriptsOfLanding(outDir: string): Promise<number> {
  const page = await readFile(join(outDir, 'index.html'), 'utf8')
  return (page.match(/<script[^>]+src=|rel="modulepreload"/g) ?? []).length
}

/** All of them stand in the document. */
async function stylesOf(outDir: string): Promise<number> {
  const page = await readFile(join(outDir, 'app.html'), 'utf8')
  const [, styles] = /<style>([\s\S]*)<\/style>/.exec(page) ?? []
  return styles === undefined ? Number.NaN : gzipSync(styles, { level: 9 }).length / 1000
}
