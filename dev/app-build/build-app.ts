import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { databaseOrigin } from '~dev/app-server/security-headers.ts'
import { appDocument, signInDocument } from '~dev/prerender/app-document.ts'
import { requestOfHome } from '~dev/prerender/early-call.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { buildWorker } from './build-worker.ts'
import { compressBuild } from './compress-build.ts'
import { DRIVER, HOME, SIGN_IN } from './fetched-ahead.ts'
import { LIBRARY_LIST, writeLibraries } from './libraries.ts'
import { readManifest, scriptsFor } from './measure-build.ts'
import { prerenderLanding } from './prerender-landing.ts'
import { runInVite } from './run-in-vite.ts'
import { writeSitemap } from './sitemap.ts'

/**
 * Builds the app into a folder, with the settings of `process.env`: the landing page, complete
 * without JavaScript, as `/index.html`, the sign-in page as `/login.html`, the app's shell, for every
 * other path, as `/app.html`, and the service worker as `/sw.js`. Every text file also gets a Brotli copy.
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
  await writeFile(index, await prerenderLanding(outDir, shell))
  await writeAppDocuments(outDir, shell)
  await writeSitemap(outDir, address)
  await writeLibraries(outDir)
  await buildWorker(outDir)
  await compressBuild(outDir)
}

/** Writes the app's documents, which have the styles in them; their file is needed no more. */
async function writeAppDocuments(outDir: string, shell: string): Promise<void> {
  const [, sheet = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(shell) ?? []
  const css = (await readFile(join(outDir, sheet), 'utf8')).trim()
  const signInModes = await signInBeginnings()
  const manifest = await readManifest(outDir)
  const besideShell = (sources: readonly string[]) =>
    scriptsFor(manifest, sources)
      .map((file) => `/${file}`)
      .filter((file) => !shell.includes(file))
  const scripts = besideShell(HOME)
  const isSql = process.env.VITE_DATABASE_DOOR !== 'data-api'
  const driver = isSql ? besideShell(DRIVER).filter((file) => !scripts.includes(file)) : []
  const database = databaseOrigin(process.env)
  const request = await requestOfHome()
  const [, font] = /url\((\/[^)]*eczar-english[^)]*)\)/.exec(css) ?? []
  const signIn = { scripts: besideShell(SIGN_IN), font }
  const parts = { css, signInModes, scripts, driver, database, request, signIn }
  await writeFile(join(outDir, 'app.html'), appDocument(shell, parts))
  await writeFile(join(outDir, 'login.html'), signInDocument(shell, parts))
  await rm(join(outDir, sheet))
}

type Rendering = { renderSignIn(): Readonly<Record<string, string>> }

const signInBeginnings = () =>
  runInVite('/dev/prerender/render-sign-in.tsx', ({ renderSignIn }: Rendering) => renderSignIn())
