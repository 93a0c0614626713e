import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { isSqlDoor } from '~/lib/database/sql-door.ts'
import { databaseOrigin } from '~dev/app-server/security-headers.ts'
import { appDocument } from '~dev/prerender/app-document.ts'
import { requestsOfHome } from '~dev/prerender/early-call.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { buildWorker } from './build-worker.ts'
import { compressBuild } from './compress-build.ts'
import { DRIVER, FIRST_SESSION, HOME, SIGN_IN } from './fetched-ahead.ts'
import { LIBRARY_LIST, writeLibraries } from './libraries.ts'
import { readManifest, scriptsFor } from './measure-build.ts'
import { prerenderLanding } from './prerender-landing.ts'
import { runInVite } from './run-in-vite.ts'
import { writeSitemap } from './sitemap.ts'

/**
 * Builds the app into a folder, with the settings of `process.env`: the landing page, complete
 * without JavaScript, as `/index.html`, the app's shell, for every other path, as `/app.html`, and the
 * service worker as `/sw.js`. Every text file also gets a Brotli copy.
 * @param address the app's public address, for the sitemap; without it there is none.
 */
export async function buildApp(outDir: string, address: string | undefined): Promise<void> {
  // A test runner sets `NODE_ENV`, which would put React's development build into the app.
  process.env.NODE_ENV = 'production'
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      license: { fileName: LIBRARY_LIST },
    },
  })
  const index = join(outDir, 'index.html')
  const shell = await readFile(index, 'utf8')
  const looks = await takeStyles(outDir, shell)
  await writeFile(index, await prerenderLanding(shell, looks))
  await writeFile(join(outDir, 'app.html'), await documentOfApp(outDir, shell, looks))
  await writeSitemap(outDir, address)
  await writeLibraries(outDir)
  await buildWorker(outDir)
  await compressBuild(outDir)
}

/** The styles of a build, and of their fonts the one that titles are drawn with. */
type Looks = { readonly css: string; readonly font: string }

/** Takes the sheet out of a build: each document has the styles in it. */
async function takeStyles(outDir: string, shell: string): Promise<Looks> {
  const [, sheet = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(shell) ?? []
  const css = (await readFile(join(outDir, sheet), 'utf8')).trim()
  await rm(join(outDir, sheet))
  const [, font] = /url\((\/[^)]*eczar-english[^)]*)\)/.exec(css) ?? []
  if (font === undefined) throw new Error('The styles name no font for titles.')
  return { css, font }
}

async function documentOfApp(outDir: string, shell: string, { css, font }: Looks): Promise<string> {
  const { signInScripts, ...beginning } = await beginningOfApp(outDir, shell)
  const signIn = { scripts: signInScripts, font }
  const signInModes = await signInBeginnings()
  return appDocument(shell, { css, signInModes, signIn, ...beginning })
}

/** What the document of a build fetches, opens and sends, with the settings of `process.env`. */
export async function beginningOfApp(outDir: string, shell: string) {
  const manifest = await readManifest(outDir)
  const besideShell = (sources: readonly string[]) =>
    scriptsFor(manifest, sources)
      .map((file) => `/${file}`)
      .filter((file) => !shell.includes(file))
  const scripts = besideShell(HOME)
  const isSql = isSqlDoor(process.env.VITE_DATABASE_DOOR)
  return {
    scripts,
    driver: isSql ? besideShell(DRIVER).filter((file) => !scripts.includes(file)) : [],
    database: databaseOrigin(process.env),
    requests: await requestsOfHome(),
    signInScripts: besideShell(SIGN_IN),
    firstSession: besideShell(FIRST_SESSION),
  }
}

type Rendering = { renderSignIn(): Readonly<Record<string, string>> }

const signInBeginnings = () =>
  runInVite('/dev/prerender/render-sign-in.tsx', ({ renderSignIn }: Rendering) => renderSignIn())
