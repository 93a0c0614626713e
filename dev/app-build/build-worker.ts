import { join } from 'node:path'
import { build, resolveConfig } from 'vite'
import { getManifest } from 'workbox-build'
import { projectRoot } from '~dev/process/local-folder.ts'

/** What a page can do without: pictures for stores and search engines, and what only hosts read. */
const LEFT_OUT = ['index.html', 'sw.js', 'robots.txt', 'sitemap.xml', 'screenshots/**', '**/*.br']

/** The largest file, the atlas of cities, is 0.5 MB. */
const LARGEST = 1_000_000

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

/** The landing page is kept by its address, because some hosts redirect from its file's name. */
async function filesToKeep(outDir: string) {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: outDir,
    globPatterns: ['**/*'],
    globIgnores: [...LEFT_OUT, 'recordings/**', '.vite/**'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: LARGEST,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url}` })),
        warnings: [],
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  const landing = await getManifest({ globDirectory: outDir, globPatterns: ['index.html'] })
  return [...manifestEntries, ...landing.manifestEntries.map((entry) => ({ ...entry, url: '/' }))]
}
