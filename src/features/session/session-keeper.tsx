import { useEffect } from 'react'
import { usePlayerOrNull } from '~/audio/player-context.ts'
import { FinishedSession } from '~/features/session/finished-session.tsx'
import { pageSittings } from '~/features/session/page-sittings.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { useSignInState } from '~/queries/use-sign-in-state.ts'

/**
 * Stands beside all pages, inside the router: a session that ends is recorded once and its dialog
 * opened, wherever the person is by then.
 */
export function SessionKeeper() {
  const player = usePlayerOrNull()
  const signIn = useSignInState()
  const person = signIn.status === 'signed-in' ? signIn.person : null
  const uid = person?.uid

  useEffect(() => {
    return player ? pageSittings.follow(player) : undefined
  }, [player])

  useEffect(() => {
    const forget = () => pageSittings.forget()
    return uid === undefined ? undefined : forget
  }, [uid])

  if (!person) return null
  return (
    <PersonProvider person={person}>
      <FinishedSession sittings={pageSittings} />
    </PersonProvider>
  )
}
