import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '~dev/process/local-folder.ts'
import { compressBuild } from './compress-build.ts'
import { prerenderLanding } from './prerender-landing.ts'

/**
 * Builds the app into a folder, with the settings of `process.env`: the landing page, complete
 * without JavaScript, as `/index.html`, and the app's shell, for every other path, as `/app.html`.
 * Every text file also gets a Brotli copy.
 */
export async function buildApp(outDir: string): Promise<void> {
  // A test runner sets `NODE_ENV`, which would put React's development build into the app.
  process.env.NODE_ENV = 'production'
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  const shell = join(outDir, 'app.html')
  await rename(join(outDir, 'index.html'), shell)
  const landing = await prerenderLanding(outDir, await readFile(shell, 'utf8'))
  await writeFile(join(outDir, 'index.html'), landing)
  await compressBuild(outDir)
}
