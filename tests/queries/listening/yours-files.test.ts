import '~tests/support/window/fake-device.ts'
import * as node from 'node:buffer'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { recordingFiles } from '~/device/recording-files.ts'
import { LARGEST_FILE } from '~/domain/session/personal-recording.ts'
import {
  forgetFileHere,
  keepFileHere,
  lookAtFile,
  roomHere,
} from '~/queries/listening/yours-files.ts'

const client = new QueryClient()

afterEach(() => vi.unstubAllGlobals())

/** A file of a size, of which nothing is read before it has been asked for. */
function fileOf(size: number, read: () => Promise<ArrayBuffer>) {
  return { size, slice: () => ({ arrayBuffer: read }) } as unknown as File
}

const unread = () => Promise.reject(new Error('It was read.'))
const room = (quota: number, usage: number) =>
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota, usage }) } })

test('an empty file, and one of 2 GB, are refused before anything of them is read', async () => {
  expect(await lookAtFile(fileOf(0, unread))).toEqual({ fault: 'empty' })
  expect(await lookAtFile(fileOf(2_000_000_000, unread))).toEqual({ fault: 'too-large' })
  expect(await lookAtFile(fileOf(LARGEST_FILE + 1, unread))).toEqual({ fault: 'too-large' })
})

test('a file for which the device has no room is refused before it is read', async () => {
  room(1000, 600)
  expect(await roomHere()).toBe(400)
  expect(await lookAtFile(fileOf(401, unread))).toEqual({ fault: 'no-room' })
})

test('a file that was taken away meanwhile is refused', async () => {
  expect(await lookAtFile(fileOf(10, unread))).toEqual({ fault: 'unreadable' })
})

test('a full device is told from a file that cannot be read', async () => {
  const file = new node.File(['sound'], 'a.wav') as unknown as File
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  put.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await keepFileHere(client, 'asha', 'a'.repeat(64), file)).toBe('no-room')
  put.mockRestore()
  expect(await keepFileHere(client, 'asha', 'a'.repeat(64), file)).toBeNull()
  await forgetFileHere(client, 'asha', 'a'.repeat(64))
  expect(await recordingFiles.hashes('asha')).toEqual([])
})

test('a browser that does not say how much room there is may try', async () => {
  vi.stubGlobal('navigator', {})
  expect(await roomHere()).toBeNull()
})
