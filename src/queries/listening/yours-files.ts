import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fileHash } from '~/device/file-hash.ts'
import { recordingFiles } from '~/device/recording-files.ts'
import { LARGEST_FILE, type PersonalRecording } from '~/domain/session/personal-recording.ts'
import { uidNow } from '~/queries/person.tsx'

/** The hashes of the files that this device has of the person. */
export function filesHere(uid: string) {
  return queryOptions({
    queryKey: [uid, 'recording-files'],
    queryFn: () => recordingFiles.hashes(uid),
    // Reading the device costs nothing, and another tab may have added one.
    staleTime: 0,
  })
}

/** A file of the signed-in person, for the player; `null` when this device does not have it. */
export function readOwnFile(hash: string): Promise<Blob | null> {
  const uid = uidNow()
  return uid === null ? Promise.resolve(null) : recordingFiles.get(uid, hash)
}

/** What this device still has room for, in bytes; `null` where the browser does not say. */
export async function roomHere(): Promise<number | null> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate()
    return quota === undefined ? null : Math.max(0, quota - usage)
  } catch {
    return null
  }
}

/** Why a file cannot be kept. */
export type FileFault = 'empty' | 'too-large' | 'unreadable' | 'no-room'

/** The hash of a file that may be kept here, or why it may not. Never rejects. */
export async function lookAtFile(
  file: File,
): Promise<{ readonly hash: string } | { readonly fault: FileFault }> {
  if (file.size === 0) return { fault: 'empty' }
  if (file.size > LARGEST_FILE) return { fault: 'too-large' }
  const room = await roomHere()
  if (room !== null && file.size > room) return { fault: 'no-room' }
  try {
    return { hash: await fileHash(file) }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** Keeps a file on this device; returns why that failed. Never rejects. */
export async function keepFileHere(
  client: QueryClient,
  uid: string,
  hash: string,
  file: File,
): Promise<FileFault | null> {
  try {
    await recordingFiles.put(uid, hash, file)
    return null
  } catch (error) {
    return Object(error).name === 'QuotaExceededError' ? 'no-room' : 'unreadable'
  } finally {
    void client.invalidateQueries({ queryKey: filesHere(uid).queryKey })
  }
}

/** Takes a file off this device whose recording could not be kept. Never rejects. */
export async function forgetFileHere(
  client: QueryClient,
  uid: string,
  hash: string,
): Promise<void> {
  await recordingFiles.del(uid, hash).catch(() => undefined)
  void client.invalidateQueries({ queryKey: filesHere(uid).queryKey })
}

const AN_HOUR_MS = 3_600_000

/** Drops the files of recordings that were taken away on another device; one just added stays. */
export async function dropNeedlessFiles(
  uid: string,
  recordings: readonly PersonalRecording[],
): Promise<void> {
  const needed = recordings.flatMap(({ sound }) => (sound.from === 'file' ? [sound.hash] : []))
  await recordingFiles.drop(uid, new Set(needed), Date.now() - AN_HOUR_MS).catch(() => undefined)
}
