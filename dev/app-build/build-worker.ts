import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build, resolveConfig } from 'vite'
import { projectRoot } from '~dev/process/local-folder.ts'

/**
 * What a page can do without: large icons and pictures for stores, licences, what only hosts and
 * search engines read, and Latin letters that none of the app's own words has.
 */
const LEFT_OUT =
  /^(?:\.vite|licences|recordings|screenshots)\/|^assets\/(?:[^/]+-licence-[^/]+\.txt|[^/]+-latin(?:-ext)?-wght-[^/]+\.woff2)$|^icon-(?:maskable-)?512\.png$|^(?:sw\.js|ten-seconds\.mp3|robots\.txt|sitemap\.xml)$|\.br$/
/** Its name changes with its content. */
const HASHED = /^assets\//

/**
 * Builds the service worker of a finished build as `/sw.js`, with the list of the files that it keeps.
 */
export async function buildWorker(outDir: string): Promise<void> {
  const files = await filesToKeep(outDir)
  const { target } = (await resolveConfig({ root: projectRoot, logLevel: 'warn' }, 'build')).build
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define: { 'self.__WB_MANIFEST': JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      target,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(projectRoot, 'src/workers/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/**
 * Every other file with its address and its revision, as Workbox wants them. The landing page has its
 * address alone, because some hosts redirect from the name of its file.
 */
async function filesToKeep(outDir: string) {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(outDir, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((name) => !LEFT_OUT.test(name))
  return await Promise.all(
    names.sort().map(async (name) => ({
      url: name === 'index.html' ? '/' : `/${name}`,
      revision: HASHED.test(name) ? null : digest(await readFile(join(outDir, name))),
    })),
  )
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
