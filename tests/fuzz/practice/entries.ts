import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'
import { uuidOf } from '../seeded-ids.ts'
import { type Maker, type Practice, someOf } from './practice.ts'

/** Writes of the journal, those of days gone by among them. */
export const entries = {
  save: (practice) => {
    const id = uuidOf(practice.random)
    const when = practice.moment()
    const content = `Entry of ${when.at}`
    practice.held.set(`entry ${id}`, content)
    return { kind: 'save-entry', id, content, mood: 3, ...when }
  },
  edit: (practice) => {
    const id = someOf(practice, 'entry', 2)
    if (id === null) return null
    const { day, minute, at } = practice.moment()
    const content = `Changed at ${at}`
    practice.held.set(`entry ${id}`, content)
    const of = { day, minute, createdAt: at }
    return { kind: 'edit-entry', id, content, mood: 3, at, base: baseOf(practice, id), of }
  },
  delete: (practice) => {
    const id = someOf(practice, 'entry', 2)
    if (id === null) return null
    const base = baseOf(practice, id)
    practice.deletedEntry = { id, content: practice.held.get(`entry ${id}`) ?? '' }
    practice.held.delete(`entry ${id}`)
    return { kind: 'delete-entry', id, base }
  },
  /** Under a new id: what was deleted stays deleted. */
  undoDeletion: (practice) => {
    const deleted = practice.deletedEntry
    if (!deleted) return null
    practice.deletedEntry = null
    const id = uuidOf(practice.random)
    practice.held.set(`entry ${id}`, deleted.content)
    return { kind: 'save-entry', id, content: deleted.content, mood: 3, ...practice.moment() }
  },
  backdate: (practice) => {
    const { random, held, shownAt } = practice
    const day = practice.pastDay()
    const what = random()
    const sessionId = what < 0.7 ? uuidOf(random) : null
    const entryId = what < 0.3 || what >= 0.7 ? uuidOf(random) : null
    if (sessionId !== null) held.set(`backdated ${day}`, '')
    if (entryId !== null) {
      held.set(`entry ${entryId}`, BACKDATED_CONTENT)
      shownAt.set(`entry ${entryId}`, `${day}T12:00:00.000Z`)
    }
    return { kind: 'add-backdated', day, sessionId, entryId }
  },
} as const satisfies Record<string, Maker>

function baseOf({ shownAt, now }: Practice, id: string): string {
  return shownAt.get(`entry ${id}`) ?? new Date(now()).toISOString()
}
