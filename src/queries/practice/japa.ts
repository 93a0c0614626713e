import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStore, type KeptIn } from '~/device/device-store.ts'
import {
  emptyJapa,
  type Japa,
  nextBead,
  onDay,
  parseJapa,
  startAnew,
  undoBead,
} from '~/domain/mantra/japa.ts'
import type { MantraId } from '~/domain/mantra/mantra-texts.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { today, useToday } from '~/queries/practice/use-today.ts'

const nameOf = (mantra: MantraId) => `japa-${mantra}`

/** The bead count of a mantra as the device kept it, `null` when there is none. */
function keptJapa(uid: string, mantra: MantraId) {
  return queryOptions({
    queryKey: [uid, 'japa', mantra],
    queryFn: async () => parseJapa(await deviceStore.get(uid, nameOf(mantra))),
    // The page changes it from then on. A page opened later reads the device again, because another
    // tab may have counted meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/**
 * A person's bead count for a mantra; each bead is kept at once, so that a killed page loses none.
 * `keptIn` is `memory` when the device refuses, which the screen should show.
 */
export function useJapa(mantra: MantraId) {
  const { uid } = usePerson()
  const client = useQueryClient()
  const day = useToday()
  const options = keptJapa(uid, mantra)
  const opened = useQuery(options)
  const [keptIn, setKeptIn] = useState<KeptIn>('device')
  const kept = opened.data ?? emptyJapa(day)

  /** Changes the present count and returns the new one. */
  const change = (next: (japa: Japa, on: typeof day) => Japa): Japa => {
    const on = today()
    const japa = next(client.getQueryData(options.queryKey) ?? emptyJapa(on), on)
    client.setQueryData(options.queryKey, japa)
    void deviceStore.set(uid, nameOf(mantra), japa).then(setKeptIn)
    return japa
  }

  return {
    /** The device has been read; until then no bead can be counted. */
    isReady: opened.isFetched,
    japa: onDay(kept, day),
    /** The earlier day on which the round was left; `null` when it was begun or continued today. */
    leftOn: kept.day !== day && onDay(kept, day).beads > 0 ? kept.day : null,
    keptIn,
    next: () => change(nextBead),
    undo: () => change(undoBead),
    startAnew: () => change(startAnew),
    /** Restores a count that was given up. */
    restore: (japa: Japa) => change(() => japa),
  }
}
