import type { Reply } from './fault-replies.ts'
import type { Faults, Passage } from './faults.ts'

/**
 * A `fetch` with faults, to be used instead of the global one by a client in the same process: the
 * same faults for everybody, or each person's own, by the subject of the token. What a fault cuts
 * rejects as in a browser, with a `TypeError`; without HTTP in between (`inner` of `createDirectSql`)
 * it does a thousand requests a second against real PostgreSQL.
 */
export function faultFetch(
  faults: Faults | ((subject: string) => Faults),
  inner: typeof fetch = globalThis.fetch,
): typeof fetch {
  const of = typeof faults === 'function' ? faults : () => faults
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const signal = init?.signal ?? undefined
    const forward = async () => replyOf(await inner(input, init))
    const passage = await of(subjectOf(init)).pass({ url, forward, signal })
    signal?.throwIfAborted()
    return responseOf(passage)
  }
}

/** Whom the token of a request names; nobody without one. */
function subjectOf(init: RequestInit | undefined): string {
  const [, claims = ''] = new Headers(init?.headers).get('authorization')?.split('.') ?? []
  if (claims === '') return ''
  const { sub }: { sub?: unknown } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return String(sub)
}

async function replyOf(response: Response): Promise<Reply> {
  const { status, headers } = response
  return { status, headers: Object.fromEntries(headers), body: await response.text() }
}

function responseOf(passage: Passage): Response {
  if (passage.kind === 'cut') throw new TypeError('Failed to fetch')
  const { status, headers, body } = passage.reply
  // A `Response` with such a status may have no body.
  const isBare = status === 204 || status === 304
  const text = passage.kind === 'cut-within' ? brokenOff(body, passage.after) : body
  return new Response(isBare ? null : text, { status, headers })
}

function brokenOff(body: string, after: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body.slice(0, after)))
    },
    // Only now: an error drops what is not yet read.
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
  })
}
