import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the clone. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Where everything local is kept: `.local` in the clone, or the folder `ALAP_LOCAL_FOLDER` names. */
export function localFolder(): string {
  return resolve(projectRoot, process.env.ALAP_LOCAL_FOLDER || '.local')
}

export const folders = {
  postgres: () => join(localFolder(), 'postgres'),
  auth: () => join(localFolder(), 'auth'),
  recordings: () => join(localFolder(), 'recordings'),
  /** What Vite prepares of the libraries; two servers must not share it. */
  vite: () => join(localFolder(), 'vite'),
  built: () => join(localFolder(), 'dist'),
} as const

/** A path as a person standing in the clone would write it. */
export function spoken(path: string): string {
  const short = relative(projectRoot, path)
  return short.startsWith('..') || isAbsolute(short) ? path : short || '.'
}
