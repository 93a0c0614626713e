import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

/** A file of a build with the text that travels and its size in bytes, gzipped. */
export type Measured = { readonly file: string; readonly text: string; readonly gzip: number }

/** Reads what Vite wrote about a build. */
export async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/** The scripts that a browser must have before these modules run: their own and what they import. */
export function scriptsFor(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no entry for ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...files]
}

/** Every script of the build. */
export function allScripts(manifest: Manifest): string[] {
  const files = Object.values(manifest).map(({ file }) => file)
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

/** Every style sheet of the build. */
export function allStyles(manifest: Manifest): string[] {
  return [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
}

/** Reads files of a build and weighs each as a server would send it. */
export function measure(outDir: string, files: readonly string[]): Promise<Measured[]> {
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(outDir, file), 'utf8')
      return { file, text, gzip: gzipSync(text, { level: 9 }).length }
    }),
  )
}

/** The weight of several files together, in kB of 1000 bytes. */
export function kilobytes(files: readonly Measured[]): number {
  return files.reduce((sum, { gzip }) => sum + gzip, 0) / 1000
}
