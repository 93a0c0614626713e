import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fileHash } from '~/device/file-hash.ts'
import { recordingFiles } from '~/device/recording-files.ts'
import {
  asRecording,
  LARGEST_FILE,
  MOST_PERSONAL_RECORDINGS,
  type PersonalRecording,
} from '~/domain/session/personal-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { DataError } from '~/lib/data-error.ts'
import { type Saved, storeWrite } from '~/queries/outbox/store-write.ts'
import { uidNow, usePerson } from '~/queries/person.tsx'
import { favourites } from '~/queries/reads/favourites.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'

const NONE: readonly never[] = []

/** The person's own recordings by title, as they are played; none until they are read. */
export function useYours(): readonly Recording[] {
  const { data = NONE } = useQuery(personalRecordings(usePerson().uid))
  return useMemo(() => byTitle(data).map(asRecording), [data])
}

/** Recordings in the order of their titles, as people sort them. */
export function byTitle(recordings: readonly PersonalRecording[]): readonly PersonalRecording[] {
  const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return recordings.toSorted(
    (one, other) => order.compare(one.title, other.title) || (one.id < other.id ? -1 : 1),
  )
}

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
  uid: string,
  hash: string,
  file: File,
): Promise<FileFault | null> {
  try {
    await recordingFiles.put(uid, hash, file)
    return null
  } catch (error) {
    return Object(error).name === 'QuotaExceededError' ? 'no-room' : 'unreadable'
  }
}

/** A recording to keep: a new one without `updatedAt`. */
type ToKeep = Omit<PersonalRecording, 'updatedAt'> & { readonly updatedAt: string | null }

/**
 * Keeps a recording of the person's own, or changes one. Rejects with a `DataError`; of kind `full`,
 * before anything is stored, when the person has as many as they can.
 */
export function useKeepRecording() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<Saved, DataError, ToKeep>({
    mutationFn: async ({ updatedAt: base, ...recording }) => {
      const kept = client.getQueryData(personalRecordings(uid).queryKey) ?? NONE
      if (kept.length >= MOST_PERSONAL_RECORDINGS && kept.every(({ id }) => id !== recording.id)) {
        throw new DataError('full', `More than ${MOST_PERSONAL_RECORDINGS} recordings`)
      }
      const at = new Date(Math.max(Date.now(), base === null ? 0 : Date.parse(base) + 1))
      return storeWrite(client, uid, {
        kind: 'keep-recording',
        ...recording,
        at: at.toISOString(),
        base,
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: filesHere(uid).queryKey }),
  })
}

/**
 * Takes a recording away, with its file on this device and its place among the favourites. Rejects with
 * a `DataError`: `superseded` when it was changed elsewhere; the file stays then.
 */
export function useDeleteRecording() {
  const { uid } = usePerson()
  const client = useQueryClient()
  return useMutation<Saved, DataError, PersonalRecording>({
    mutationFn: async ({ id, sound, updatedAt }) => {
      const saved = await storeWrite(client, uid, { kind: 'delete-recording', id, base: updatedAt })
      if (client.getQueryData(favourites(uid).queryKey)?.includes(id)) {
        void storeWrite(client, uid, { kind: 'remove-favourite', item: id }).catch(() => undefined)
      }
      if (sound.from === 'file') await recordingFiles.del(uid, sound.hash).catch(() => undefined)
      return saved
    },
    onSettled: () => client.invalidateQueries({ queryKey: filesHere(uid).queryKey }),
  })
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
