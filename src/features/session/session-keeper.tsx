import { type ReactNode, useEffect, useState } from 'react'
import { usePlayerOrNull } from '~/audio/player-context.ts'
import { FinishedSession } from '~/features/session/finished-session.tsx'
import { Sittings } from '~/features/session/sittings.ts'
import { SittingsContext } from '~/features/session/sittings-context.ts'
import { newId } from '~/queries/new-id.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { useSignInState } from '~/queries/use-sign-in-state.ts'

/**
 * Stands around all pages, inside the router: a session that ends is recorded once and its dialog
 * opened, wherever the person is by then.
 */
export function SessionKeeper({ children }: { children: ReactNode }) {
  const player = usePlayerOrNull()
  const signIn = useSignInState()
  const [sittings] = useState(() => new Sittings(newId))
  const person = signIn.status === 'signed-in' ? signIn.person : null
  const uid = person?.uid

  useEffect(() => (player ? sittings.follow(player) : undefined), [sittings, player])

  useEffect(() => {
    const forget = () => sittings.forget()
    return uid === undefined ? undefined : forget
  }, [uid, sittings])

  return (
    <SittingsContext value={sittings}>
      {children}
      {person && (
        <PersonProvider person={person}>
          <FinishedSession sittings={sittings} />
        </PersonProvider>
      )}
    </SittingsContext>
  )
}
