import {
  deleteRecording,
  keepRecording,
  type RecordingDeletion,
  type RecordingEdit,
} from '~/data/personal-recordings.ts'
import {
  overOlder,
  type Returned,
  type WriteDefinitions,
} from '~/queries/writes/write-definition.ts'

export type PersonalRecordingWrites = {
  'keep-recording': RecordingEdit & Returned
  'delete-recording': RecordingDeletion
}

const row = ({ id }: { readonly id: string }) => `recording ${id}`

export const personalRecordingWrites: WriteDefinitions<PersonalRecordingWrites> = {
  'keep-recording': {
    call: keepRecording,
    row,
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
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What the person has not seen stays.
    insteadOf: () => 'leave',
  },
}
