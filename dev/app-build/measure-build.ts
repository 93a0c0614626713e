import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

/** A file of a build with its text and its gzipped size in bytes. */
export type Measured = { readonly file: string; readonly text: string; readonly gzip: number }

/** Reads what Vite wrote about a build. */
export async function readManifest(outDir: string): Promise<Partial<Manifest>> {
  return JSON.parse(
    await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8'),
  ) as Partial<Manifest>
}

/**
 * The scripts that a browser must load before these modules run: their own and all those imports.
 * @param sources what the document begins with or the app imports dynamically, as paths in the project.
 * @throws Error when one of them has no script of its own, as when it has moved.
 */
export function scriptsFor(manifest: Partial<Manifest>, sources: readonly string[]): string[] {
  const chunks = new Set(sources)
  for (const name of chunks) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`No script of the build begins with ${name}.`)
    for (const imported of chunk.imports ?? []) chunks.add(imported)
  }
  return [...chunks].flatMap((name) => manifest[name]?.file ?? [])
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
