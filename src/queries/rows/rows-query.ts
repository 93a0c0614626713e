import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { isHere, type RowState } from '~/data/engine/pages.ts'
import type { RowTable } from '~/data/engine/row-table.ts'
import { computedFrom, followRows, rowsKey } from '~/queries/rows/follow-rows.ts'
import { missing } from '~/queries/rows/missing-on-device.ts'
import { patiently } from '~/queries/rows/patience.ts'
import { type RowReader, readPersonRows, rowsOf } from '~/queries/rows/person-rows.ts'
import { type PartsToBe, touch } from '~/queries/rows/touched-parts.ts'

/** Whether enough rows are on this device. */
type Enough = (state: RowState) => boolean

/** Some rows of every table, and the counts of all days. */
const BEGUN: Enough = () => true

/** All rows of a month of some tables. */
export function monthHere(month: string, ...tables: readonly RowTable[]): Enough {
  return ({ filled }) => tables.every(({ name }) => isHere(filled[name], month))
}

/** All rows of some tables. */
export function allHere(...tables: readonly RowTable[]): Enough {
  return ({ filled }) => tables.every(({ name }) => filled[name] === 'whole')
}

/**
 * Something that is computed from a person's rows, and computed anew when these change. On a device on
 * which there are not enough of them it waits until there are, and rejects with a `DataError` where they
 * do not come.
 */
export function rowsQuery<Value, const Name extends readonly unknown[]>(
  uid: string,
  name: Name,
  read: (reader: RowReader) => Promise<Value>,
  isEnough: Enough = BEGUN,
) {
  return queryOptions({
    queryKey: [...rowsKey(uid), ...name] as const,
    queryFn: readingOf(uid, read, isEnough),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type Asking = { readonly client: QueryClient; readonly queryKey: QueryKey }

function readingOf<Value>(
  uid: string,
  read: (reader: RowReader) => Promise<Value>,
  isEnough: Enough,
) {
  return async ({ client, queryKey }: Asking): Promise<Value> => {
    followRows(client, uid)
    for (let hasWaited = false; ; ) {
      const before = rowsOf(uid).changes()
      const parts: PartsToBe = new Map()
      const found = await readPersonRows(uid, async (reader) => {
        const state = await reader.state()
        if (!hasWaited && !(state && isEnough(state))) return null
        return { value: await read(noting(reader, parts)) }
      })
      if (!found) {
        missing()
        await patiently(client, queryKey, untilHere(uid, isEnough))
        hasWaited = true
      } else if (rowsOf(uid).changes() === before) {
        computedFrom(client, queryKey, parts)
        return found.value
      }
    }
  }
}

/** A reader that notes of which parts it is asked for rows. */
function noting(reader: RowReader, parts: PartsToBe): RowReader {
  return {
    ...reader,
    rows: (asked) => {
      touch(parts, asked.table.name, asked.parts)
      return reader.rows(asked)
    },
    days: (table) => {
      touch(parts, table.name, null)
      return reader.days(table)
    },
  }
}

async function untilHere(uid: string, isEnough: Enough): Promise<void> {
  const { join, subscribe } = rowsOf(uid)
  let stop = () => {}
  const here = new Promise<void>((resolve, reject) => {
    stop = subscribe(() => {
      areHere(uid, isEnough).then((isHere) => isHere && resolve(), reject)
    })
  })
  const arrived = join().catch(async (error: unknown) => {
    // What failed may be older rows, which come after those that are asked for.
    if (!(await areHere(uid, isEnough))) throw error
  })
  await Promise.race([here, arrived]).finally(() => stop())
}

async function areHere(uid: string, isEnough: Enough): Promise<boolean> {
  const state = await readPersonRows(uid, (reader) => reader.state())
  return state !== null && isEnough(state)
}
