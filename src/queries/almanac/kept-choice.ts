import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStore } from '~/device/device-store.ts'
import { usePersonOrNull } from '~/queries/person.tsx'

/**
 * A choice that one person makes on one device; `parse` gets whatever the device has kept. That of somebody without
 * an account lasts as long as the page.
 */
export type KeptChoice<Value> = {
  readonly name: string
  readonly parse: (kept: unknown) => Value
}

function keptChoice<Value>(uid: string | null, { name, parse }: KeptChoice<Value>) {
  return queryOptions({
    queryKey: [uid, name],
    queryFn: async () => parse(uid === null ? undefined : await deviceStore.get(uid, name)),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The choice, `undefined` until the device has been read, and a function to choose. */
export function useKeptChoice<Value>(
  choice: KeptChoice<Value>,
): readonly [Value | undefined, (value: Value) => void] {
  const uid = usePersonOrNull()?.uid ?? null
  const client = useQueryClient()
  const options = keptChoice(uid, choice)
  const known = useQuery(options).data
  // The cache tells its readers a moment later, and until then a radio button would fall back.
  const [own, setOwn] = useState<{ readonly value: Value; readonly before: unknown } | null>(null)
  if (own && own.before !== known) setOwn(null)
  const choose = (value: Value) => {
    setOwn({ value, before: known })
    // A read that ends later would bring back the earlier choice.
    void client.cancelQueries({ queryKey: options.queryKey })
    client.setQueryData<unknown>(options.queryKey, value)
    // If the storage refuses, the choice lasts as long as the page: a small loss.
    if (uid !== null) void deviceStore.setAtOnce(uid, choice.name, value)
  }
  return [own ? own.value : known, choose]
}
