import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildRecordings } from '~dev/recordings/build.ts'
import { recordingName } from '~dev/recordings/recording.ts'
import { fillCache } from '~dev/recordings/render/fill-cache.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

const BUILD = { ragas: ['yaman', 'malkauns'], minutes: [1] }

test('the cache is filled once by real threads, and the build holds the same bytes', async () => {
  const cacheFolder = await temporaryFolder()
  const outFolder = await temporaryFolder()
  // Process numbers end below 2^22 on every system: this one never lived.
  await writeFile(join(cacheFolder, 'yaman-1.aa.mp3.99999999-1a2b3c4d.draft'), 'half')
  await writeFile(join(cacheFolder, 'yaman-1.00000000000000000000.mp3'), 'old')
  await writeFile(join(cacheFolder, 'yaman-10.00000000000000000000.mp3'), 'old, another length')
  await writeFile(join(cacheFolder, 'desh-1.00000000000000000000.mp3'), 'another raga')
  const shares: number[] = []
  const made = await fillCache({
    ...BUILD,
    cacheFolder,
    onProgress: ({ share }) => shares.push(share),
  })
  expect(made.map(({ recording }) => recordingName(recording))).toEqual([
    'yaman-1.mp3',
    'malkauns-1.mp3',
  ])
  // What a kill left and what an older renderer made of these ragas is gone.
  expect((await readdir(cacheFolder)).sort()).toEqual([
    'desh-1.00000000000000000000.mp3',
    expect.stringMatching(/^malkauns-1\.[0-9a-f]{20}\.mp3$/),
    expect.stringMatching(/^yaman-1\.[0-9a-f]{20}\.mp3$/),
  ])
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.length).toBeGreaterThan(100)
  expect(shares.at(-1)).toBe(1)

  const before = await Promise.all(made.map(({ file }) => stat(file)))
  await buildRecordings(outFolder, { ...BUILD, cacheFolder, onProgress: () => undefined })
  const after = await Promise.all(made.map(({ file }) => stat(file)))
  expect(after.map(({ mtimeMs }) => mtimeMs)).toEqual(before.map(({ mtimeMs }) => mtimeMs))
  expect((await readdir(outFolder)).sort()).toEqual(['malkauns-1.mp3', 'yaman-1.mp3'])

  const built = await readFile(join(outFolder, 'yaman-1.mp3'))
  expect((await readFile(made[0]?.file ?? '')).equals(built)).toBe(true)
})

test.each([
  { ragas: ['marwa'] },
  { ragas: ['yaman'], minutes: [61] },
  { ragas: ['yaman'], minutes: [Number.NaN] },
])('a choice of recordings %j is refused before anything is made', async (options) => {
  const cacheFolder = await temporaryFolder()
  await expect(fillCache({ ...options, cacheFolder })).rejects.toThrow(/There is no raga/)
  expect(await readdir(cacheFolder)).toEqual([])
})
