import { useEffect, useRef } from 'react'
import { type LateEnd, lateEndsOf } from '~/queries/outbox/waiters.ts'
import { usePerson } from '~/queries/person.tsx'

export type { LateEnd } from '~/queries/outbox/waiters.ts'

/**
 * Calls `onEnd` for each write that this tab sent after its page had been told that it waits, or had been
 * closed. Used once.
 */
export function useLateEnds(onEnd: (late: LateEnd) => void): void {
  const { uid } = usePerson()
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    return lateEndsOf(uid).listen((late) => latest.current(late))
  }, [uid])
}
