import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  MOST_PERSONAL_RECORDINGS,
  type PersonalRecording,
} from '~/domain/session/personal-recording.ts'
import { DataError } from '~/lib/data-error.ts'
import { forgetFileHere } from '~/queries/listening/yours-files.ts'
import { usePerson } from '~/queries/person.tsx'
import { favourites } from '~/queries/reads/favourites.ts'
import { personalRecordings } from '~/queries/reads/personal-recordings.ts'
import { type Saved, storeWrite } from '~/queries/rows/store-write.ts'

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
      const kept = client.getQueryData(personalRecordings(uid).queryKey) ?? []
      if (kept.length >= MOST_PERSONAL_RECORDINGS && kept.every(({ id }) => id !== recording.id)) {
        throw new DataError('full', `More than ${MOST_PERSONAL_RECORDINGS} recordings`)
      }
      const at = new Date(Math.max(Date.now(), base === null ? 0 : Date.parse(base) + 1))
      return storeWrite(uid, {
        kind: 'keep-recording',
        ...recording,
        at: at.toISOString(),
        base,
      })
    },
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
      const saved = await storeWrite(uid, { kind: 'delete-recording', id, base: updatedAt })
      if (client.getQueryData(favourites(uid).queryKey)?.includes(id)) {
        void storeWrite(uid, { kind: 'remove-favourite', item: id }).catch(() => undefined)
      }
      if (sound.from === 'file') await forgetFileHere(client, uid, sound.hash)
      return saved
    },
  })
}
