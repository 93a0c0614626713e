import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RagaId } from '~/raga/model/raga.ts'
import { type Repertoire, repertoireOf } from '~/raga/repertoire.ts'
import type { Sound } from '~dev/recordings/recording.ts'

/** The seed of every recording; another seed would be another performance. */
export const RECORDING_SEED = '1'

const ROOTS = [
  'src/raga/sound/render-session.ts',
  'dev/recordings/render/ground.ts',
  'dev/recordings/render/encode.ts',
]
const ENCODER = 'node_modules/wasm-media-encoders/package.json'

type ReadSource = (path: string) => string

const readSource: ReadSource = (path) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')

/**
 * What a sound depends on, as 20 hexadecimal digits: the code (`sources`), the raga's whole entry
 * and repertoire, or the ground's, minutes and seed. A change to one raga renders only that raga
 * again.
 */
export function cacheKey(
  sound: Sound,
  sources: string,
  repertoire: (ragaId: RagaId) => Repertoire = repertoireOf,
): string {
  const subject = 'raga' in sound ? [sound.raga, repertoire(sound.raga.id)] : sound
  const parts = [sources, JSON.stringify(subject), sound.minutes, RECORDING_SEED]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20)
}

/**
 * A digest of the code that makes the sound: the text of the renderer and of the encoder's
 * settings, of every file they import, and the encoder's version. It uses the text itself, so that
 * no change of sound is missed.
 */
export function sourceDigest(read: ReadSource = readSource): string {
  const digest = createHash('sha256').update(read(ENCODER))
  for (const [path, text] of [...sourcesOf(ROOTS, read)].sort()) digest.update(`\n${path}\n${text}`)
  return digest.digest('hex')
}

/** The imports of a module at run time; types are removed before that and make no sound. */
const IMPORT = /(?:^(?:import|export)\s(?!type\s)[^'"]*?|\bimport\()['"]~(dev)?\/([^'"]+)['"]/gm

/** Files and all project files that they import, by path from the root of the clone. */
export function sourcesOf(roots: readonly string[], read: ReadSource): Map<string, string> {
  const found = new Map<string, string>()
  const queue = [...roots]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue
    const text = read(path)
    found.set(path, text)
    for (const [, room, rest] of text.matchAll(IMPORT)) {
      queue.push(`${room ?? 'src'}/${rest}`)
    }
  }
  return found
}
