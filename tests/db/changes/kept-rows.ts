import * as z from 'zod/mini'
import type { TestDatabase } from '~tests/support/database/local-database.ts'

const listed = z.array(z.unknown())

/** A reply of `api.changes`. */
const changesShape = z.strictObject({
  epoch: z.uuid(),
  anew: z.boolean(),
  seq: z.int(),
  more: z.boolean(),
  rows: z.record(z.string(), z.array(listed).check(z.minLength(1))),
  gone: z.array(z.tuple([z.string(), z.string(), z.int()])),
})
export type Changes = z.infer<typeof changesShape>

/** Reads a reply of `api.changes`. */
export function changesOf(reply: unknown): Changes {
  return changesShape.parse(reply)
}

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const birth = `birth_date::text, to_char(birth_time, 'HH24:MI'), birth_place, timezone, latitude,
  longitude, zone, utc_offset_seconds, sure_to_minutes`

/** What a row of each kind is sent as, without its number, and how many of these make its key. */
const SENT_AS: Readonly<Record<string, { readonly columns: string; readonly key: number }>> = {
  mood_logs: {
    columns: `id, emotion, local_date::text, local_minute, ${instant('timestamp')}, minutes, raag, heard`,
    key: 1,
  },
  journal_entries: {
    columns: `id, content, mood, local_date::text, local_minute, ${instant('date_created')},
      ${instant('updated_at')}, starred`,
    key: 1,
  },
  user_astro_profiles: {
    columns: `full_name, ${birth}, current_dasha, moon_sign, ${instant('updated_at')}`,
    key: 0,
  },
  kept_charts: { columns: `id, name, ${birth}, ${instant('updated_at')}`, key: 1 },
  personal_recordings: {
    columns: `id, title, raag, moodcategory, seconds, address, file, bytes, ${instant('updated_at')}`,
    key: 1,
  },
  favourites: { columns: `item, ${instant('added_at')}`, key: 1 },
  rest_days: { columns: 'local_date::text', key: 1 },
  celebrations: { columns: `achievement, ${instant('celebrated_at')}`, key: 1 },
  japa: { columns: `mantra, local_date::text, beads, ${instant('updated_at')}`, key: 2 },
  settings: { columns: `setting, value, ${instant('updated_at')}`, key: 1 },
}
export const KINDS = Object.keys(SENT_AS)

const keyOf = (kind: string, row: readonly unknown[]) =>
  [kind, ...row.slice(0, SENT_AS[kind]?.key)].join(' ')

/** Every row that the database has of a person, by its key, as it is sent. */
export async function storedRows({ owner }: TestDatabase, uid: string) {
  const stored = new Map<string, unknown>()
  for (const kind of KINDS) {
    const rows = await owner(
      `select json_build_array(${SENT_AS[kind]?.columns}, seq) as row
       from public.${kind} where user_id = $1`,
      [uid],
    )
    for (const { row } of rows) stored.set(keyOf(kind, listed.parse(row)), row)
  }
  return sorted(stored)
}

/** The number of a person, as the owner sees it. */
export async function numberOf({ owner }: TestDatabase, uid: string): Promise<number> {
  const [row] = await owner('select seq::double precision as seq from public.users where id = $1', [
    uid,
  ])
  return z.number().parse(row?.seq)
}

const sorted = (rows: ReadonlyMap<string, unknown>) =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1))

/** A device that keeps a person's rows and asks for what changed. */
export function deviceOf(ask: (since: number, most?: number) => Promise<unknown>) {
  const rows = new Map<string, readonly unknown[]>()
  const seen = new Map<string, number>()
  const device = {
    cursor: 0,
    pulls: 0,
    /** What was sent though it had been seen, or after something newer. */
    sentAgain: [] as string[],
    kept: () => sorted(rows),
    take: (changes: Changes) => {
      const see = (key: string, seq: number) => {
        if (seq <= Math.max(device.cursor, seen.get(key) ?? 0)) device.sentAgain.push(key)
        seen.set(key, seq)
      }
      for (const [kind, list] of Object.entries(changes.rows)) {
        for (const row of list) {
          const key = keyOf(kind, row)
          see(key, z.int().parse(row.at(-1)))
          rows.set(key, row)
        }
      }
      for (const [kind, key, seq] of changes.gone) {
        see(`${kind} ${key}`, seq)
        rows.delete(`${kind} ${key}`)
      }
      device.cursor = changes.seq
      device.pulls += 1
    },
    pull: async (most?: number): Promise<Changes> => {
      const changes = changesOf(await ask(device.cursor, most))
      device.take(changes)
      return changes
    },
    /** Pulls page by page until there is no more. */
    pullAll: async (most?: number): Promise<void> => {
      while ((await device.pull(most)).more);
    },
  }
  return device
}
