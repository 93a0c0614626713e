import {
  deleteRecording,
  keepRecording,
  type RecordingDeletion,
  type RecordingEdit,
} from '~/data/personal-recordings.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { shown } from '~/queries/writes/shown.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type PersonalRecordingWrites = {
  'keep-recording': RecordingEdit
  'delete-recording': RecordingDeletion
}

const row = ({ id }: { readonly id: string }) => `recording ${id}`
const refreshes = (uid: string) => [personalRecordings(uid).queryKey]

export const personalRecordingWrites: WriteDefinitions<PersonalRecordingWrites> = {
  'keep-recording': {
    call: keepRecording,
    row,
    shows: (uid, { kind: _kind, at, base: _base, ...recording }) => [
      shown(personalRecordings(uid).queryKey, (recordings) => [
        ...recordings.filter(({ id }) => id !== recording.id),
        { ...recording, title: recording.title.trim(), updatedAt: at },
      ]),
    ],
    refreshes,
    whenGone: 'refused',
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What another device said last of the same sound stays.
    insteadOf: (_write, { kind }) => (kind === 'gone' ? null : 'leave'),
    anew: (write) => ({ ...write, id: crypto.randomUUID(), base: null }),
  },
  'delete-recording': {
    call: deleteRecording,
    row,
    shows: (uid, { id }) => [
      shown(personalRecordings(uid).queryKey, (recordings) =>
        recordings.some((recording) => recording.id === id)
          ? recordings.filter((recording) => recording.id !== id)
          : recordings,
      ),
    ],
    refreshes,
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What the person has not seen stays.
    insteadOf: () => 'leave',
  },
}
