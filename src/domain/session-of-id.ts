import { RECORDING_MINUTES, ragaSession } from '~/domain/raga-recording.ts'
import type { Session } from '~/domain/session.ts'
import { findRaga } from '~/raga/catalogue.ts'

const OF_A_RAGA = /^raga-([a-z-]+)$/

/** The session of an id: one of the library, or a raga in its shortest recording (`raga-yaman`). */
export function sessionOfId<S extends Session>(
  library: readonly S[],
  id: string,
): S | Session | undefined {
  const known = library.find((session) => session.id === id)
  if (known) return known
  const raga = findRaga(OF_A_RAGA.exec(id)?.[1] ?? '')
  return raga && ragaSession(raga, RECORDING_MINUTES[0])
}
