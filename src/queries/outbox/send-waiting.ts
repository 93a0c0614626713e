import { sendWrites } from '~/data/send-batch.ts'
import type { Call, Database } from '~/lib/call.ts'
import { DataError } from '~/lib/data-error.ts'
import type { SendResult } from '~/queries/outbox/outbox-parts.ts'
import { callOf, type Write, whenGone } from '~/queries/writes/write.ts'

/**
 * Sends writes in one request and returns what became of each. A write with a value that may not be
 * sent is refused here.
 */
export async function sendWaiting(
  db: Database,
  writes: readonly Write[],
): Promise<readonly SendResult[]> {
  const calls = writes.map(callOrFault)
  const sound = calls.filter((call): call is Sound => !(call instanceof DataError))
  const sent = sound.length === 0 ? [] : await sendWrites(db, sound)
  let next = 0
  return calls.map((call) => (call instanceof DataError ? { error: call } : resultAt(sent, next++)))
}

function resultAt(sent: readonly SendResult[], index: number): SendResult {
  return sent[index] ?? { error: new DataError('malformed', 'A result is missing') }
}

type Sound = { readonly call: Call; readonly whenGone: ReturnType<typeof whenGone> }

function callOrFault(write: Write): Sound | DataError {
  try {
    return { call: callOf(write), whenGone: whenGone(write) }
  } catch (cause) {
    // What another version of the app, or somebody else, has left on the device.
    return new DataError('invalid', 'A write with a value that may not be sent', { cause })
  }
}
