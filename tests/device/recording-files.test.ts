import '~tests/support/window/fake-device.ts'
import * as node from 'node:buffer'
import { afterEach, expect, test, vi } from 'vitest'
import { recordingFiles } from '~/device/recording-files.ts'

// Those of jsdom cannot be kept.
vi.stubGlobal('Blob', node.Blob)

const HASH = 'a'.repeat(64)
const sound = new Blob(['sa re ga'])

afterEach(() => vi.restoreAllMocks())

/** The device refuses the next value that it is given. */
function refuseOnce(name: string) {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('refused', name)
  })
}

const textOf = async (uid: string) => (await recordingFiles.get(uid, HASH))?.text()

test('a file is kept for its person alone, and taken away', async () => {
  await recordingFiles.put('asha', HASH, sound)
  expect(await textOf('asha')).toBe('sa re ga')
  expect([await recordingFiles.hashes('asha'), await recordingFiles.hashes('ravi')]).toEqual([
    [HASH],
    [],
  ])
  expect(await recordingFiles.get('ravi', HASH)).toBeNull()
  await recordingFiles.del('asha', HASH)
  expect(await recordingFiles.get('asha', HASH)).toBeNull()
})

test('a browser that can keep no file keeps its bytes', async () => {
  refuseOnce('UnknownError')
  await recordingFiles.put('leela', HASH, sound)
  expect(await textOf('leela')).toBe('sa re ga')
})

test('without room, or when the file is gone, nothing is kept', async () => {
  refuseOnce('QuotaExceededError')
  await expect(recordingFiles.put('meera', HASH, sound)).rejects.toThrow('refused')
  const gone = new Blob(['gone'])
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  refuseOnce('NotReadableError')
  await expect(recordingFiles.put('meera', HASH, gone)).rejects.toThrow('gone')
  expect(await recordingFiles.hashes('meera')).toEqual([])
})

test('only old files that no recording needs are dropped', async () => {
  const [needed, needless] = ['b'.repeat(64), 'c'.repeat(64)]
  for (const hash of [needed, needless]) await recordingFiles.put('kamal', hash, sound)
  await recordingFiles.drop('kamal', new Set([needed]), Date.now() - 60_000)
  expect(await recordingFiles.hashes('kamal')).toHaveLength(2)
  await recordingFiles.drop('kamal', new Set([needed]), Date.now() + 1)
  expect(await recordingFiles.hashes('kamal')).toEqual([needed])
})
