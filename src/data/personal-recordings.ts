import * as z from 'zod/mini'
import { type Row, type RowChange, type RowTable, withColumn } from '~/data/engine/row-table.ts'
import { instantShape, stampOf } from '~/data/exact-instant.ts'
import { categoryShape } from '~/data/library.ts'
import { objectsOfRows } from '~/data/objects-of-rows.ts'
import { whole } from '~/data/user-astro-profiles.ts'
import { overOlder, type Returned, type WriteDefinitions } from '~/data/write-definition.ts'
import {
  isStoredAddress,
  LARGEST_FILE,
  type PersonalRecording,
  type Sound,
} from '~/domain/session/personal-recording.ts'
import type { Call } from '~/lib/call.ts'
import { storableText } from '~/lib/storable-text.ts'

const addressShape = z.string().check(z.refine(isStoredAddress))
const hashShape = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const bytesShape = whole(1, LARGEST_FILE)

/** Where a recording's sound is. */
export const soundShape = z.discriminatedUnion('from', [
  z.object({ from: z.literal('address'), address: addressShape }),
  z.object({ from: z.literal('file'), hash: hashShape, bytes: bytesShape }),
])

/** The parts of a recording that can be changed, as they are stored. */
export const describedShapes = {
  id: z.uuid(),
  title: z.string(),
  moodCategory: z.nullable(categoryShape),
  seconds: z.nullable(whole(1, 86_400)),
} as const

const rowShapes = {
  ...describedShapes,
  raag: z.nullable(z.string()),
  updatedAt: instantShape,
}

// Of a file, its hash and its bytes are stored.
const rowShape = z.union([
  z.object({ ...rowShapes, address: addressShape, file: z.null(), bytes: z.null() }),
  z.object({ ...rowShapes, address: z.null(), file: hashShape, bytes: bytesShape }),
])

/** The person's own recordings on the device. */
export const PERSONAL_RECORDINGS: RowTable = {
  name: 'personal_recordings',
  keyOf: ([id]) => String(id),
  partOf: () => '',
}

const SOUND_COLUMNS = ['address', 'file', 'bytes'] as const
const COLUMNS = ['id', 'title', 'raag', 'moodCategory', 'seconds', ...SOUND_COLUMNS, 'updatedAt']

/** The recordings that the person brought along, in no order. */
export function personalRecordingsOf(rows: readonly Row[]): readonly PersonalRecording[] {
  const withCategory = rows.map((row) => withColumn(row, CATEGORY_AT, row[CATEGORY_AT] || null))
  return objectsOfRows(withCategory, COLUMNS, rowShape).map(
    ({ raag, address, file, bytes, ...row }) => ({
      ...row,
      raga: raag,
      sound: address === null ? { from: 'file', hash: file, bytes } : { from: 'address', address },
    }),
  )
}

/** Empty where there is none. */
const CATEGORY_AT = 3

/** A recording to store, changed at the instant `at`. Its sound never changes. */
export type RecordingEdit = Omit<PersonalRecording, 'updatedAt'> & {
  readonly at: string
  /** The `updatedAt` of the recording the person changed, `null` for a new one. */
  readonly base: string | null
}

/** Keeps a recording, or changes one unless it has changed since `base`. */
export function keepRecording(recording: RecordingEdit): Call {
  const { sound } = recording
  return {
    name: 'keep_recording',
    args: {
      id: recording.id,
      title: storableText(recording.title).trim(),
      raag: recording.raga === null ? null : storableText(recording.raga).trim() || null,
      mood_category: recording.moodCategory,
      seconds: recording.seconds,
      ...storedSound(sound),
      at: recording.at,
      base: recording.base,
    },
  }
}

function storedSound(sound: Sound) {
  return sound.from === 'address'
    ? { address: sound.address, file: null, bytes: null }
    : { address: null, file: sound.hash, bytes: sound.bytes }
}

/** A recording to take away; `base` is the `updatedAt` of the one the person saw. */
export type RecordingDeletion = { readonly id: string; readonly base: string | null }

/** Takes a recording away, unless it has changed since `base`; without it, in any case. */
export function deleteRecording({ id, base }: RecordingDeletion): Call {
  return { name: 'delete_recording', args: { id, base } }
}

/** A recording among the rows, as it is from now on. */
function recordingKept(recording: RecordingEdit): RowChange {
  const { id, at, base } = recording
  const { title, raag, mood_category, seconds, address, file, bytes } =
    keepRecording(recording).args
  const described = [id, title, raag, mood_category ?? '', seconds]
  const row = [...described, address, file, bytes, stampOf(at, base), 0]
  return { table: PERSONAL_RECORDINGS.name, parts: [''], change: (rows) => void rows.set(id, row) }
}

/** A recording that is among the rows no more. */
function recordingDeleted({ id }: RecordingDeletion): RowChange {
  return { table: PERSONAL_RECORDINGS.name, parts: [''], change: (rows) => void rows.delete(id) }
}

export type PersonalRecordingWrites = {
  'keep-recording': RecordingEdit & Returned
  'delete-recording': RecordingDeletion
}

const row = ({ id }: { readonly id: string }) => `recording ${id}`

export const personalRecordingWrites: WriteDefinitions<PersonalRecordingWrites> = {
  'keep-recording': {
    call: keepRecording,
    row,
    changes: (write) => [recordingKept(write)],
    whenGone: 'refused',
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What another device said last of the same sound stays.
    insteadOf: (write, refusal) =>
      refusal.kind === 'gone' && !write.returned ? null : (overOlder(write, refusal) ?? 'leave'),
    anew: (write) => ({ ...write, id: crypto.randomUUID(), base: null }),
  },
  'delete-recording': {
    call: deleteRecording,
    row,
    changes: (write) => [recordingDeleted(write)],
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What the person has not seen stays.
    insteadOf: () => 'leave',
  },
}
