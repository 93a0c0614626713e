import type { Write } from '~/data/write.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'

/** What a person of the model has done so far. */
export type Practice = {
  readonly random: () => number
  /** What the database must hold in the end, each row as its name and what it says. */
  readonly held: Map<string, string>
  /** When each row was changed last, as the screen shows it, by its name. */
  readonly shownAt: Map<string, string>
  /** What was deleted last, for an undo. */
  deletedEntry: { readonly id: string; readonly content: string } | null
  deletedChart: string | null
  deletedRecording: string | null
  /** A moment now, on one of the days. */
  moment(): { readonly day: LocalDay; readonly minute: number; readonly at: string }
  /** A day on which nothing was done at the time. */
  pastDay(): LocalDay
  now(): number
  /** Time goes on. */
  pass(): void
}

/** The next write of one kind; `null` when there is nothing to do it with. */
export type Maker = (practice: Practice) => Write | null

/** One of a list; a list must hold one. */
export function pickOf<Item>(random: () => number, list: readonly Item[]): Item {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('Nothing to choose from')
  return one
}

/** Something held of one kind, often the newest, which people change soonest; `null` for too few. */
export function someOf(practice: Practice, kind: string, least = 1): string | null {
  const all = heldOf(practice, kind)
  if (all.length < least) return null
  const { random } = practice
  return (random() < 0.5 ? all.at(-1) : null) ?? pickOf(random, all)
}

/** What is held of one kind, without the name of the kind: ids, days or names. */
export function heldOf({ held }: Practice, kind: string): readonly string[] {
  return [...held.keys()].flatMap((row) =>
    row.startsWith(`${kind} `) ? [row.slice(kind.length + 1)] : [],
  )
}
