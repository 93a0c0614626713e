import { addDays, localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Write } from '~/queries/writes/write.ts'

const FIRST_DAY = localDay('2026-01-01')
const BEGAN = Date.parse('2026-01-01T06:00:00Z')
const DAYS = 40
const ITEMS = ['day-1', 'day-2', 'raga-yaman']

/** What the database must hold in the end. */
export type Held = {
  readonly entries: Map<string, string>
  readonly moods: Map<string, number>
  readonly sessions: Set<string>
  readonly favourites: Set<string>
  readonly rests: Set<string>
}

/**
 * A person who practises at random: the next write, and what the database must hold once all writes
 * so far have arrived, in their order and each of them once.
 */
export function createPractice(random: () => number) {
  const held: Held = {
    entries: new Map(),
    moods: new Map(),
    sessions: new Set(),
    favourites: new Set(),
    rests: new Set(),
  }
  // When each entry was changed last, as the screen shows it.
  const shownAt = new Map<string, string>()
  let count = 0

  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new Error('Nothing to choose from')
    return one
  }
  const moodOf = () => (1 + Math.floor(random() * 5)) as MoodValue

  const makers: (() => Write)[] = [
    () => {
      const id = uuid(random)
      const content = `Entry ${count}`
      const when = moment()
      held.entries.set(id, content)
      return { kind: 'save-entry', id, content, mood: 3, ...when }
    },
    () => {
      const id = pick([...held.entries.keys()])
      const content = `Entry ${count}, changed`
      const { day, minute, at } = moment()
      const base = shownAt.get(id) ?? at
      held.entries.set(id, content)
      const of = { day, minute, createdAt: at }
      return { kind: 'edit-entry', id, content, mood: 3, at, base, of }
    },
    () => {
      const id = pick([...held.entries.keys()])
      held.entries.delete(id)
      return { kind: 'delete-entry', id, base: shownAt.get(id) ?? moment().at }
    },
    () => {
      const when = moment()
      const mood = moodOf()
      held.moods.set(when.day, mood)
      return { kind: 'record-mood', id: uuid(random), mood, base: null, ...when }
    },
    () => {
      const id = uuid(random)
      held.sessions.add(id)
      const heard = pick([null, '/recordings/yaman-10.mp3', '/recordings/yaman-10.mp3?sa=d3'])
      return { kind: 'record-session', id, minutes: 10, raga: 'Yaman', heard, ...moment() }
    },
    () => {
      const item = pick(ITEMS)
      if (held.favourites.delete(item)) return { kind: 'remove-favourite', item }
      held.favourites.add(item)
      return { kind: 'add-favourite', item, at: moment().at }
    },
    () => {
      const { day } = moment()
      if (held.rests.delete(day)) return { kind: 'remove-rest-day', day }
      held.rests.add(day)
      return { kind: 'add-rest-day', day }
    },
  ]

  /** A moment later than all before it. */
  function moment() {
    const at = new Date(BEGAN + count * 60_000).toISOString()
    const day = addDays(FIRST_DAY, Math.floor(random() * DAYS))
    return { day, minute: Math.floor(random() * 1440), at }
  }

  return {
    held,
    /** The screen shows this write; an entry is changed on the base of what is shown. */
    shows: (write: Write) => {
      if (write.kind === 'save-entry' || write.kind === 'edit-entry')
        shownAt.set(write.id, write.at)
    },
    next: (): Write => {
      count += 1
      const [save] = makers
      const make = held.entries.size < 2 ? save : pick(makers)
      if (!make) throw new Error('There is nothing to do')
      return make()
    },
  }
}

function uuid(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
