import { uuidOf } from '../seeded-ids.ts'
import { heldOf, type Maker, type Practice, someOf } from './practice.ts'

const MOST_RECORDINGS = 20

/** Writes of the recordings that the person brings along; they differ by their titles. */
export const recordings = {
  keepRecording: (practice) => {
    if (heldOf(practice, 'recording').length >= MOST_RECORDINGS) return null
    return recording(practice, uuidOf(practice.random), null)
  },
  changeRecording: (practice) => {
    const id = someOf(practice, 'recording')
    if (id === null) return null
    return recording(practice, id, practice.shownAt.get(`recording ${id}`) ?? null)
  },
  deleteRecording: (practice) => {
    const id = someOf(practice, 'recording')
    if (id === null) return null
    practice.held.delete(`recording ${id}`)
    practice.deletedRecording = id
    return { kind: 'delete-recording', id, base: practice.shownAt.get(`recording ${id}`) ?? null }
  },
  /** Under a new id: what was deleted stays deleted. */
  undoDeletion: (practice) => {
    const id = practice.deletedRecording
    practice.deletedRecording = null
    return id === null ? null : recording(practice, uuidOf(practice.random), null)
  },
} as const satisfies Record<string, Maker>

function recording({ held, moment }: Practice, id: string, base: string | null) {
  const { at } = moment()
  const title = `Evening of ${at}`
  held.set(`recording ${id}`, title)
  const sound = { from: 'file', hash: 'a'.repeat(64), bytes: 7 } as const
  const unknown = { raga: null, moodCategory: null, seconds: null }
  return { kind: 'keep-recording', id, sound, title, ...unknown, at, base } as const
}
