import { useEffect } from 'react'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { usePerson } from '~/queries/person.tsx'

/**
 * Sends what waits for the signed-in person: now, when the network is back, and when the page is left
 * or looked at again.
 */
export function useKeepSending(): void {
  const { uid } = usePerson()
  useEffect(() => {
    const outbox = outboxOf(uid)
    const send = () => void outbox.send({ hurry: true })
    void outbox.ready().then(send)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [uid])
}
