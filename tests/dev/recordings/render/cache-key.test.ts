import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import type { RagaId } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { cacheKey, sourceDigest, sourcesOf } from '~dev/recordings/render/cache-key.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const RENDERER = 'src/raga/sound/render-session.ts'
const read = (path: string) => readFileSync(path, 'utf8')

test('the cache key covers every file that makes the sound, and no other', () => {
  const paths = [...sourcesOf([RENDERER], read).keys()]
  for (const name of [
    'voice/timbre',
    'strings/tanpura',
    'strings/string-model',
    'bell',
    'room',
    'mixdown',
  ]) {
    expect(paths).toContain(`src/raga/sound/${name}.ts`)
  }
  expect(paths).not.toContain('src/raga/emblem.ts')
})

test.each([
  'src/raga/sound/voice/timbre.ts',
  'src/raga/sound/strings/biquad.ts',
  'src/raga/model/swara.ts',
  'dev/recordings/render/encode.ts',
  'src/mp3/encoder.ts',
  'node_modules/wasm-media-encoders/package.json',
])('the cache key changes when %s does', (changed) => {
  const altered = sourceDigest((path) => read(path) + (path === changed ? ' ' : ''))
  expect(altered).not.toBe(sourceDigest(read))
  expect(sourceDigest()).toBe(sourceDigest(read))
})

test('the cache key reaches every module that the bundler reaches, types excepted', async () => {
  const reached = new Set<string>()
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: { write: false, lib: { entry: RENDERER, formats: ['es'] } },
    plugins: [{ name: 'listen', moduleParsed: ({ id }) => void reached.add(relative('.', id)) }],
  })
  const ours = [...reached].filter((path) => path.startsWith('src/'))
  expect([...sourcesOf([RENDERER], read).keys()].sort()).toEqual(ours.sort())
  expect(ours).toContain('src/raga/score/compose-alap.ts')
  expect(ours).toContain('src/raga/sound/melody/sitar.ts')
})

test('the part of the cache key for all ragas has no facts or phrases, which are in each raga’s own part', () => {
  const paths = [...sourcesOf([RENDERER], read).keys()]
  expect(paths.filter((path) => /raga\/(repertoire|catalogue)/.test(path))).toEqual([])
})

test.each([
  ["import { a } from '~/x.ts'", ['src/x.ts']],
  ["import {\n  a,\n  type B,\n} from '~dev/x.ts'", ['dev/x.ts']],
  ["export { a } from '~/x.ts'", ['src/x.ts']],
  ["import '~/x.ts'", ['src/x.ts']],
  ["const a = await import('~/x.ts')", ['src/x.ts']],
  ["import type { A } from '~/x.ts'\nimport { b } from '~/y.ts'", ['src/y.ts']],
  ["import type {\n  A,\n} from '~/x.ts'", []],
  ["import { b } from 'node:fs'\nimport type { A } from '~/x.ts'", []],
])('the cache key follows the import %j', (text, followed) => {
  const reached = sourcesOf(['root.ts'], (path) => (path === 'root.ts' ? text : ''))
  expect([...reached.keys()].slice(1)).toEqual(followed)
})

test('the cache key changes with a phrase of its own raga, and of no other', () => {
  const desh = ragaFor('desh')
  const mended = (id: RagaId) => (asked: RagaId) => {
    const repertoire = repertoireOf(asked)
    return asked === id ? { ...repertoire, phrases: repertoire.phrases.slice(1) } : repertoire
  }
  const key = cacheKey({ raga: desh, minutes: 10 }, 'a')
  expect(cacheKey({ raga: desh, minutes: 10 }, 'a', mended('desh'))).not.toBe(key)
  expect(cacheKey({ raga: desh, minutes: 10 }, 'a', mended('yaman'))).toBe(key)
})

test('the cache key changes with the raga, its tuning and the minutes', () => {
  const raga = ragaFor('yaman')
  const keys = [
    cacheKey({ raga, minutes: 10 }, 'a'),
    cacheKey({ raga, minutes: 11 }, 'a'),
    cacheKey({ raga, minutes: 10 }, 'b'),
    cacheKey({ raga: ragaFor('desh'), minutes: 10 }, 'a'),
    cacheKey({ raga: { ...raga, tonicHz: 139 }, minutes: 10 }, 'a'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(cacheKey({ raga, minutes: 10 }, 'a')).toBe(keys[0])
})
