import type { Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import type { DataAccess } from '~/queries/database/data-access.ts'
import { env } from '~/services/env.ts'
import { identity } from '~/services/identity/identity.ts'

type Door = { readonly access: DataAccess; readonly db: Database }

let open: { readonly uid: string; readonly door: Promise<Door> } | undefined

/**
 * Works with the data of one person only: if another person is signed in when it runs, it is
 * refused before a byte is sent.
 *
 * Zod, the calls and the door to the database are loaded here together, once, so that reads begun
 * in one tick share one request.
 */
export function withData<T>(
  uid: string,
  work: (access: DataAccess, db: Database) => Promise<T>,
): Promise<T> {
  return doorOf(uid).then(({ access, db }) => work(access, db))
}

function doorOf(uid: string): Promise<Door> {
  if (open?.uid === uid) return open.door
  const door = build(uid)
  open = { uid, door }
  door.catch(() => {
    if (open?.door === door) open = undefined
  })
  return door
}

async function build(uid: string): Promise<Door> {
  const { createDatabase, dataAccess, door } = await openDoor().catch((cause: unknown) => {
    throw new DataError('offline', 'The code that reaches the database did not load.', { cause })
  })
  const db = createDatabase({ door, token: (forceRefresh) => tokenOf(uid, forceRefresh) })
  return { access: dataAccess, db: signingOutWhenRefused(db, uid) }
}

/** One chunk for each door, so that no file is fetched after another. */
async function openDoor() {
  const settings = env().database
  if (settings?.door === 'sql') {
    const { sqlCode } = await import('~/queries/database/sql-access.ts')
    return { ...sqlCode, door: sqlCode.neonSql(settings) }
  }
  const { dataCode } = await import('~/queries/database/data-access.ts')
  return { ...dataCode, door: settings && dataCode.neonDataApi(settings.address) }
}

async function tokenOf(uid: string, forceRefresh?: boolean): Promise<string> {
  try {
    return await identity.idToken(uid, forceRefresh)
  } catch (cause) {
    const kind = cause instanceof IdentityError ? cause.kind : 'unexpected'
    const isOver = kind === 'session-expired' || kind === 'disabled' || kind === 'wrong-credentials'
    throw new DataError(isOver ? 'signed-out' : 'offline', 'No valid sign-in to show.', { cause })
  }
}

/** A token that is still refused after a renewal ends its sign-in. */
function signingOutWhenRefused(db: Database, uid: string): Database {
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      if (error instanceof DataError && error.kind === 'signed-out') endSignIn(uid)
      throw error
    }
  }
  return {
    read: (call) => watch(db.read(call)),
    write: (call) => watch(db.write(call)),
  }
}

function endSignIn(uid: string): void {
  const state = identity.current()
  if (state.status === 'signed-in' && state.person.uid === uid) identity.signOut('session-expired')
}
