import type { Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { createDatabase, type Door } from '~/services/database/database.ts'
import { neonDataApi } from '~/services/database/neon-data-api.ts'
import { neonSql } from '~/services/database/neon-sql.ts'
import { env } from '~/services/env.ts'
import { identity } from '~/services/identity/identity.ts'

let open: { readonly uid: string; readonly db: Database } | undefined

/**
 * The database for one person only: if another person is signed in when it is called, it refuses
 * before a byte is sent. One a page.
 */
export function databaseOf(uid: string): Database {
  if (open?.uid === uid) return open.db
  const made = createDatabase({ door: door(), token: (forceRefresh) => tokenOf(uid, forceRefresh) })
  open = { uid, db: signingOutWhenRefused(made, uid) }
  return open.db
}

/** Forgets the database of a person who leaves the device. */
export function forgetDatabase(uid: string): void {
  if (open?.uid === uid) open = undefined
}

/** How this build reaches the database; `null` where it has none. */
function door(): Door | null {
  const settings = env().database
  if (settings?.door === 'sql') return neonSql(settings)
  return settings && neonDataApi(settings.address)
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
