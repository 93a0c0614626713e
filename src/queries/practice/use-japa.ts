import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { NewJapa, StoredJapa } from '~/data/japa.ts'
import { emptyJapa, type Japa, nextBead, onDay, startAnew, undoBead } from '~/domain/mantra/japa.ts'
import type { MantraId } from '~/domain/mantra/mantra-texts.ts'
import { usePerson } from '~/queries/person.tsx'
import { today, useToday } from '~/queries/practice/use-today.ts'
import { japaCounts } from '~/queries/reads/japa.ts'
import { useWrite } from '~/queries/rows/store-write.ts'

/**
 * A person's bead count for a mantra: each bead is kept on this device at once, and the database
 * has it after a pause. `isLost` when neither could store it, which the screen should show.
 */
export function useJapa(mantra: MantraId) {
  const day = useToday()
  const { data, isError, refetch } = useQuery(japaCounts(usePerson().uid))
  const record = useWrite((count: NewJapa) => ({ kind: 'record-japa', ...count }))
  const stored = data?.find((count) => count.mantra === mantra) ?? null
  const { own, setOwn } = useNewest(stored)
  const count: Japa = own() ?? emptyJapa(day)

  /** Changes the present count and returns the new one. */
  const change = (next: (japa: Japa, on: typeof day) => Japa): Japa => {
    const on = today()
    const before = own()
    const japa = next(before ?? emptyJapa(on), on)
    const counted = { ...japa, mantra, at: after(before?.at), base: before?.at ?? null }
    setOwn(counted)
    record.mutate(counted)
    return japa
  }

  return {
    /** The count is known; until then no bead can be counted. */
    isReady: data !== undefined,
    /** Reads the count again where it could not be read; `null` where there is no need. */
    readAgain: isError && !data ? () => void refetch() : null,
    japa: onDay(count, day),
    /** The earlier day on which the round was left; `null` when it was begun or continued today. */
    leftOn: count.day !== day && onDay(count, day).beads > 0 ? count.day : null,
    isLost: record.isError,
    next: () => change(nextBead),
    undo: () => change(undoBead),
    startAnew: () => change(startAnew),
    /** Restores a count that was given up. */
    restore: (japa: Japa) => change(() => japa),
  }
}

/** The newer of what was counted on this page and what was read: a bead comes before it is stored. */
function useNewest(stored: StoredJapa | null) {
  const counted = useRef<StoredJapa | null>(null)
  const [, draw] = useState(0)
  return {
    own: () => newer(counted.current, stored),
    setOwn: (count: StoredJapa) => {
      counted.current = count
      draw((times) => times + 1)
    },
  }
}

function newer(one: StoredJapa | null, other: StoredJapa | null): StoredJapa | null {
  if (!one || !other) return one ?? other
  return Date.parse(one.at) >= Date.parse(other.at) ? one : other
}

/** Now, and later than another instant, although the clock may have been set back. */
function after(at: string | undefined): string {
  return new Date(Math.max(Date.now(), at ? Date.parse(at) + 1 : 0)).toISOString()
}
