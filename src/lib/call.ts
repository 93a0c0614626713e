/** A value in JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

/** A call of a function in the database's schema `api`, with named arguments. */
export type Call = {
  readonly name: string
  readonly args: Readonly<Record<string, Json>>
}

/**
 * The database as `data` sees it: functions that return JSON, which must be parsed
 * before it is trusted. Both reject with a `DataError`.
 *
 * - `read`: changes nothing.
 * - `write`: one request, in which everything or nothing is stored.
 */
export type Database = {
  read(call: Call): Promise<unknown>
  write(call: Call): Promise<unknown>
}
