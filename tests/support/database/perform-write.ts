import type { Written } from '~/data/send-call.ts'
import type { Call, Database } from '~/lib/call.ts'
import { dataCode } from '~/queries/database/data-access.ts'
import * as writes from '~/queries/writes/write.ts'

/** The call of a write, as the app makes it. */
export function callOf(write: writes.Write): Call {
  return writes.callOf(dataCode.dataAccess, write)
}

/** Sends a write as the app does. */
export function performWrite(db: Database, write: writes.Write): Promise<Written> {
  return writes.performWrite(dataCode.dataAccess, db, write)
}
