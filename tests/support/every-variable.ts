import { hashKey, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

type Options = { readonly queryKey: readonly unknown[] }

/** What a query finds, asked anew. */
export function found(options: Options): Promise<unknown> {
  return new QueryClient().fetchQuery(options)
}

/**
 * Tests of queries that differ from a first one in one variable each: every variable must be in the
 * key, or one query would be given what another found, and must reach the function too.
 */
export function everyVariableCounts<Asked extends object>(
  name: string,
  query: (asked: Asked) => Options,
  first: Asked,
  changes: { readonly [Key in keyof Asked]-?: Asked[Key] },
): void {
  test.each(Object.keys(changes) as (keyof Asked & string)[])(
    `${name} is found anew, and differs, by %s`,
    async (variable) => {
      const other = { ...first, [variable]: changes[variable] }
      expect(hashKey(query(other).queryKey)).not.toBe(hashKey(query(first).queryKey))
      expect(await found(query(other))).not.toEqual(await found(query(first)))
    },
  )
}
