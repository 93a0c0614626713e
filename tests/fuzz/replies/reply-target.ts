import { randomStream } from '~/raga/random.ts'
import { seed, type Tally, tryAll, type Verdict } from '../fuzz-run.ts'
import type { InDomain } from '../in-domain.ts'
import { pick } from '../mutate-json.ts'
import { mutatedReply, type RealReply, responseOf, type ServedReply } from '../mutate-reply.ts'

/** A call of the app's own client, the real replies to it, and what may come of it. */
export type ReplyTarget = {
  readonly name: string
  readonly replies: readonly RealReply[]
  /** Makes the call at an address where a mutated reply waits. */
  ask(url: string): Promise<unknown>
  /** What an accepted reply may have become. */
  readonly domain: InDomain
  /** Whether an error is one of the app's own. */
  isOwn(error: unknown): boolean
}

/**
 * How often one call may ask again before it counts as asking without end. All of a person's data are
 * those of nine tables, each of which may be asked for two pages, in three attempts.
 */
const MOST_REQUESTS = 60
const TOGETHER = 100

/** A `fetch` that serves each address the reply that waits there. */
export class Replies {
  readonly #waiting = new Map<string, { reply: ServedReply; left: number }>()

  readonly fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const address = input instanceof Request ? input.url : String(input)
    const waiting = this.#waiting.get(new URL(address).pathname.split('/')[1] ?? '')
    if (!waiting) throw new TypeError(`Nothing waits at ${address}`)
    waiting.left -= 1
    if (waiting.left < 0) throw new TypeError('Asked without end')
    return responseOf(waiting.reply)
  }

  /** Lets a reply wait while the work at its address goes on; tells whether that ended. */
  async during(key: string, reply: ServedReply, work: (url: string) => Promise<Verdict>) {
    const waiting = { reply, left: MOST_REQUESTS }
    this.#waiting.set(key, waiting)
    try {
      const verdict = await work(`https://fuzzed.example/${key}`)
      return waiting.left < 0 ? { fault: 'it asks without end' } : verdict
    } finally {
      this.#waiting.delete(key)
    }
  }
}

/** Tries a mutated reply: what is accepted must be in its domain, what is not has an own error. */
async function verdictOf(
  { name, ask, domain, isOwn }: Omit<ReplyTarget, 'replies'>,
  reply: ServedReply,
  url: string,
): Promise<Verdict> {
  const fault = (what: string): Verdict => ({
    fault: `${name}: ${what}, from ${String(reply.body).slice(0, 300)}`,
  })
  try {
    const wrong = domain(await ask(url))
    return wrong === null ? 'accepted' : fault(wrong)
  } catch (error) {
    return isOwn(error) ? 'refused' : fault(`it threw ${String(error)}`)
  }
}

/** Tries mutated replies to every target in turn. */
export function fuzzReplies(
  kind: string,
  count: number,
  targets: readonly ReplyTarget[],
  served: Replies,
): Promise<Tally> {
  return tryAll(kind, count, TOGETHER, (at) => {
    const random = randomStream(`${seed}/${kind}/${at}`)
    const target = pick(random, targets)
    const reply = mutatedReply(pick(random, target.replies), random)
    return served.during(`${at}`, reply, (url) => verdictOf(target, reply, url))
  })
}
