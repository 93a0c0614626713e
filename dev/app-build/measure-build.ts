import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { CHUNK_LIST, type ChunkList } from './chunks-by-use.ts'

/** A file of a build with its text and its gzipped size in bytes. */
export type Measured = { readonly file: string; readonly text: string; readonly gzip: number }

/** Reads what Vite wrote about a build. */
export async function readManifest(outDir: string): Promise<Partial<Manifest>> {
  return JSON.parse(
    await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8'),
  ) as Partial<Manifest>
}

/** Reads which modules each script of a build holds. */
export async function readChunks(outDir: string): Promise<ChunkList> {
  return JSON.parse(await readFile(join(outDir, CHUNK_LIST), 'utf8')) as ChunkList
}

/**
 * The modules that the app's imports mark with `@ahead` and this address: what its page imports when
 * it is opened.
 * @throws Error when there are none, as when the mark is written in another way.
 */
export function fetchedAhead(chunks: ChunkList, address: string): string[] {
  const marked = Object.values(chunks).flatMap(({ ahead }) => Object.entries(ahead))
  const modules = marked.filter(([, at]) => at === address).map(([module]) => module)
  if (modules.length === 0) throw new Error(`No import is marked with @ahead ${address}.`)
  return modules
}

/**
 * The scripts that a browser must load before these modules run: their own and all those imports.
 */
export function scriptsFor(chunks: ChunkList, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    chunks[file]?.imports.forEach(visit)
  }
  for (const source of sources) {
    const [file] = Object.entries(chunks).find(([, { modules }]) => modules.includes(source)) ?? []
    if (!file) throw new Error(`No script of the build holds ${source}.`)
    visit(file)
  }
  return [...files]
}

/** Every script of the build, including those of its workers. */
export async function allScripts(outDir: string): Promise<string[]> {
  const files = await readdir(join(outDir, 'assets'))
  return files.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`)
}

/** Reads files of a build and measures each as a server would send it. */
export function measure(outDir: string, files: readonly string[]): Promise<Measured[]> {
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(outDir, file), 'utf8')
      return { file, text, gzip: gzipSync(text, { level: 9 }).length }
    }),
  )
}

/** The size of several files together, in kB of 1000 bytes. */
export function kilobytes(files: readonly Measured[]): number {
  return files.reduce((sum, { gzip }) => sum + gzip, 0) / 1000
}
