import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cacheKey, sourceDigest, sourcesOf } from '~dev/recordings/cache-key.ts'
import { ragaFor } from '~tests/support/raga-for.ts'

const read = (path: string) => readFileSync(path, 'utf8')

it('covers every file that makes the sound, and none that does not', () => {
  const paths = [...sourcesOf(['src/raga/sound/render-session.ts'], read).keys()]
  for (const name of ['timbre', 'tanpura', 'string-model', 'bell', 'room', 'resample', 'mixdown']) {
    expect(paths).toContain(`src/raga/sound/${name}.ts`)
  }
  expect(paths).not.toContain('src/raga/emblem.ts')
})

it.each([
  'src/raga/sound/timbre.ts',
  'src/raga/sound/biquad.ts',
  'src/raga/swara.ts',
  'dev/recordings/encode.ts',
  'node_modules/wasm-media-encoders/package.json',
])('changes when %s does', (changed) => {
  const altered = sourceDigest((path) => read(path) + (path === changed ? ' ' : ''))
  expect(altered).not.toBe(sourceDigest(read))
  expect(sourceDigest()).toBe(sourceDigest(read))
})

it('changes with the raga, its tuning and the minutes', () => {
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
