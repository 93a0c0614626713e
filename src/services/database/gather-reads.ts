import type { Call } from '~/lib/call.ts'
import { DataError, MalformedReply } from '~/lib/data-error.ts'
import { unpacked } from '~/services/database/packed-reply.ts'

type SendRead = (call: Call) => Promise<unknown>

type Waiting = {
  readonly call: Call
  resolve(reply: unknown): void
  reject(error: unknown): void
}

/** The most reads that the function `api.packed_screen` takes in one call. */
const MOST_AT_ONCE = 20

// An error caused by one read, which does not concern the others in the request.
function isOwnFault(error: unknown): boolean {
  if (!(error instanceof DataError)) return false
  const { kind } = error
  return kind === 'invalid' || kind === 'forbidden' || kind === 'outdated' || kind === 'unexpected'
}

async function sendTogether(calls: readonly Call[], send: SendRead): Promise<unknown[]> {
  const [only] = calls
  if (only && calls.length === 1) return [await send(only)]
  const reads = calls.map(({ name, args }) => ({ name, args }))
  const replies = await send({ name: 'packed_screen', args: { reads } })
  if (!Array.isArray(replies) || replies.length !== calls.length) {
    const cause = new MalformedReply('The database returned fewer replies than it was asked for')
    throw new DataError('malformed', cause.message, { cause })
  }
  return replies.map(unpacked)
}

async function settle(reads: readonly Waiting[], send: SendRead): Promise<void> {
  try {
    const replies = await sendTogether(
      reads.map(({ call }) => call),
      send,
    )
    for (const [index, read] of reads.entries()) read.resolve(replies[index])
  } catch (error) {
    if (reads.length > 1 && isOwnFault(error)) {
      await Promise.all(reads.map((read) => settle([read], send)))
    } else {
      for (const read of reads) read.reject(error)
    }
  }
}

/**
 * Sends all reads started in one turn of the event loop in one request. When one of them is
 * refused, each is sent again alone, so that only that one fails.
 */
export function gatherReads(send: SendRead): SendRead {
  let waiting: Waiting[] = []
  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      if (waiting.length > 1) return
      setTimeout(() => {
        const reads = waiting
        waiting = []
        for (let at = 0; at < reads.length; at += MOST_AT_ONCE) {
          void settle(reads.slice(at, at + MOST_AT_ONCE), send)
        }
      })
    })
}
