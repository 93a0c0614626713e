import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the clone. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The folder of all local data: `.local` in the clone, or the folder in `ALAP_LOCAL_FOLDER`. */
export function localFolder(): string {
  return resolve(projectRoot, process.env.ALAP_LOCAL_FOLDER || '.local')
}

export const folders = {
  postgres: () => join(localFolder(), 'postgres'),
  auth: () => join(localFolder(), 'auth'),
  recordings: () => join(localFolder(), 'recordings'),
  /** Vite's prepared libraries; two servers must not share this folder. */
  vite: () => join(localFolder(), 'vite'),
  built: () => join(localFolder(), 'dist'),
} as const

/** A path relative to the clone, as a person in the clone would write it. */
export function spoken(path: string): string {
  const short = relative(projectRoot, path)
  return short.startsWith('..') || isAbsolute(short) ? path : short || '.'
}
