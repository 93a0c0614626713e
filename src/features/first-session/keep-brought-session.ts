import { useEffect, useEffectEvent } from 'react'
import { isFirstSessionWanted } from '~/queries/first-session/is-first-session-wanted.ts'
import { usePerson } from '~/queries/person.tsx'
import { keptSessionWords } from '~/ui/feedback/first-session-words.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

const NOT_KEPT =
  'Your first session is not in your account yet. It is safe in this tab: leave it open until it is kept.'

/** Keeps what the sign-in could not, after a reload or a lost connection on the way. */
export function KeepBroughtSession(): null {
  const { uid } = usePerson()
  const { toast } = useToast()
  const fail = useFailure()

  const keep = useEffectEvent(async () => {
    if (!isFirstSessionWanted()) return
    try {
      const { keepFirstSession } = await import('~/queries/first-session/keep-first-session.ts')
      const title = keptSessionWords(await keepFirstSession(uid))
      if (title !== '') toast({ title })
    } catch {
      fail(NOT_KEPT, { title: 'Not kept yet', retry: () => void keep() })
    }
  })
  useEffect(() => {
    const again = () => void keep()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return null
}
