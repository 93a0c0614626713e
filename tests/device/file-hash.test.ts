import * as node from 'node:buffer'
import { expect, test, vi } from 'vitest'
import { fileHash } from '~/device/file-hash.ts'

// The bytes of those of jsdom are none to Node's own hash.
vi.stubGlobal('Blob', node.Blob)
vi.stubGlobal('File', node.File)

test('the hash of a file depends on every byte of it, and on nothing else', async () => {
  const bytes = new Uint8Array(5 * 1024 * 1024)
  const hash = await fileHash(new Blob([bytes]))
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await fileHash(new File([bytes], 'renamed.wav'))).toBe(hash)
  for (const at of [0, 4 * 1024 * 1024, bytes.length - 1]) {
    const other = bytes.slice()
    other[at] = 1
    expect(await fileHash(new Blob([other]))).not.toBe(hash)
  }
  expect(await fileHash(new Blob([bytes.slice(1)]))).not.toBe(hash)
})
