import type { ReactNode } from 'react'
import type { Session } from '~/domain/session.ts'
import { paths } from '~/lib/paths.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { LibraryRow } from '~/ui/library/library-row.tsx'

type SessionLineProps = { session: Session; facts: string; action: ReactNode }

/** A session in a list, with the way to its page and one to hear it at once. */
export function SessionLine({ session, facts, action }: SessionLineProps) {
  const known = emblemNamed(session.raag)
  return (
    <LibraryRow
      to={paths.audio(session.id)}
      title={session.title === session.raag ? undefined : session.title}
      raga={session.raag ? { name: session.raag, devanagari: known?.raga.devanagari } : null}
      emblem={known?.emblem ?? null}
      facts={facts}
      actions={action}
    />
  )
}
