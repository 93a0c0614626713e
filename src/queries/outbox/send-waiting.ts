import { sendWrites } from '~/data/send-batch.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import type { Sent } from '~/queries/outbox/outbox-parts.ts'
import { callOf, type Write, whenGone } from '~/queries/writes/write.ts'

/**
 * Sends writes in one request, asks in it what changed since a number, and returns what became of each. A
 * write with a value that may not be sent is refused here.
 */
export async function sendWaiting(
  db: Database,
  writes: readonly Write[],
  since: number | null,
): Promise<Sent> {
  const calls = writes.map(callOrFault)
  const sound = calls.filter((call): call is Sound => !(call instanceof DataError))
  const { outcomes, changes } = sound.length === 0 ? NOTHING : await sendWrites(db, sound, since)
  let next = 0
  const results = calls.map((call) =>
    call instanceof DataError ? { error: call } : (outcomes[next++] ?? MISSING),
  )
  return { results, changes }
}

const NOTHING = { outcomes: [], changes: null }
const MISSING = { error: new DataError('malformed', 'A result is missing') }

type Sound = { readonly call: Call; readonly whenGone: ReturnType<typeof whenGone> }

function callOrFault(write: Write): Sound | DataError {
  try {
    return { call: callOf(write), whenGone: whenGone(write) }
  } catch (cause) {
    // What another version of the app, or somebody else, has left on the device.
    return new DataError('invalid', 'A write with a value that may not be sent', { cause })
  }
}
