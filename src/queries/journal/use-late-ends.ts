import { useEffect, useRef } from 'react'
import { usePerson } from '~/queries/account/person.tsx'
import { loadOutbox } from '~/queries/database/load-outbox.ts'
import type { LateEnd } from '~/queries/outbox/waiters.ts'

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
    let isLeft = false
    let stop = () => {}
    const listen = async () => {
      const { lateEndsOf } = await loadOutbox()
      if (!isLeft) stop = lateEndsOf(uid).listen((late) => latest.current(late))
    }
    // Without this code nothing is sent either.
    listen().catch(() => undefined)
    return () => {
      isLeft = true
      stop()
    }
  }, [uid])
}
