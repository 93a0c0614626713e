import type { Call } from '~/lib/call.ts'
import type { RandomStream } from '~/raga/random.ts'
import { ROW_BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'

const HOURS = Array.from(
  { length: 24 },
  (_, hour) => `2026-03-04T${String(hour).padStart(2, '0')}:00:00.000Z`,
)
const DAYS = Array.from({ length: 12 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`)
const ITEMS = ['day-1', 'day-2', 'day-3', 'raga-yaman', 'raga-desh']
const MANTRAS = ['shiva', 'surya', 'ganesha']

/** Writes of every kind, few of each, so that writers meet in the same rows. */
export function randomWrites(random: RandomStream, idOf: (number: number) => string): () => Call {
  const one = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  const id = () => idOf(Math.floor(random() * 40))
  const at = () => one(HOURS)
  const kinds: readonly (() => Call)[] = [
    () => ({
      name: 'save_entry',
      args: {
        id: idOf(Math.floor(random() * 1e9)),
        content: 'dusk',
        mood: 3,
        day: one(DAYS),
        minute: 1,
        at: at(),
      },
    }),
    () => ({
      name: 'save_entry',
      args: { id: id(), content: 'dawn', mood: 2, day: one(DAYS), minute: 1, at: at() },
    }),
    () => ({
      name: 'edit_entry',
      args: { id: id(), content: 'noon', mood: 4, at: at(), base: at() },
    }),
    () => ({ name: 'star_entry', args: { id: id(), starred: random() < 0.5 } }),
    () => ({ name: 'delete_entry', args: { id: id() } }),
    () => ({
      name: 'record_mood',
      args: {
        id: idOf(Math.floor(random() * 1e9)),
        mood: 1 + Math.floor(random() * 5),
        day: one(DAYS),
        minute: 1,
        at: at(),
      },
    }),
    () => ({ name: 'clear_mood', args: { day: one(DAYS) } }),
    () => ({
      name: 'record_session',
      args: {
        id: idOf(Math.floor(random() * 1e9)),
        day: one(DAYS),
        minute: 1,
        at: at(),
        minutes: 10,
        raag: 'Yaman',
      },
    }),
    () => ({ name: 'add_favourite', args: { item: one(ITEMS), at: at() } }),
    () => ({ name: 'remove_favourite', args: { item: one(ITEMS) } }),
    () => ({ name: 'add_rest_day', args: { day: one(DAYS) } }),
    () => ({ name: 'remove_rest_day', args: { day: one(DAYS) } }),
    () => ({
      name: 'record_japa',
      args: { mantra: one(MANTRAS), day: one(DAYS), beads: Math.floor(random() * 108), at: at() },
    }),
    () => ({
      name: 'choose_setting',
      args: { setting: one(['theme', 'week']), value: one(['', 'dark']), at: at() },
    }),
    () => ({ name: 'keep_chart', args: { id: id(), name: 'Asha', ...ROW_BORN_IN_PUNE, at: at() } }),
    () => ({ name: 'delete_chart', args: { id: id() } }),
    () => ({
      name: 'celebrate',
      args: { achievements: [one(['zen-zone', 'first-sit'])], at: at() },
    }),
    () => ({
      name: 'import_rows',
      args: {
        kind: 'rest_days',
        rows: [{ local_date: one(DAYS) }, { local_date: one(DAYS) }],
        id: id(),
        part: Math.floor(random() * 3),
      },
    }),
    () => ({
      name: 'import_rows',
      args: {
        kind: 'journal_entries',
        rows: [id(), id()].map((each) => ({
          id: each,
          content: 'brought',
          mood: 3,
          local_date: one(DAYS),
          local_minute: 1,
          date_created: at(),
          updated_at: at(),
          starred: false,
        })),
        id: id(),
        part: Math.floor(random() * 3),
      },
    }),
    () => ({ name: 'undo_import', args: { id: id(), part: Math.floor(random() * 3) } }),
  ]
  return () => one(kinds)()
}
