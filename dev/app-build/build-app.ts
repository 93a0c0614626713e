import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { appDocument } from '~dev/prerender/app-document.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { buildWorker } from './build-worker.ts'
import { compressBuild } from './compress-build.ts'
import { prerenderLanding } from './prerender-landing.ts'
import { writeSitemap } from './sitemap.ts'

/**
 * Builds the app into a folder, with the settings of `process.env`: the landing page, complete
 * without JavaScript, as `/index.html`, the app's shell, for every other path, as `/app.html`, and
 * the service worker as `/sw.js`. Every text file also gets a Brotli copy.
 * @param address the app's public address, for the sitemap; without it there is none.
 */
export async function buildApp(outDir: string, address: string | undefined): Promise<void> {
  // A test runner sets `NODE_ENV`, which would put React's development build into the app.
  process.env.NODE_ENV = 'production'
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  const index = join(outDir, 'index.html')
  const shell = await readFile(index, 'utf8')
  await writeFile(join(outDir, 'app.html'), appDocument(shell))
  await writeFile(index, await prerenderLanding(outDir, shell))
  await writeSitemap(outDir, address)
  await buildWorker(outDir)
  await compressBuild(outDir)
}
