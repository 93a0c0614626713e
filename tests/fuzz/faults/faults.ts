import type { FaultKind } from './fault.ts'
import type { FaultPlan } from './fault-plan.ts'
import { madeReply, type Reply } from './fault-replies.ts'

/** What becomes of a request: a reply, none, or one that breaks off after so many characters. */
export type Passage =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'cut' }
  | { readonly kind: 'cut-within'; readonly reply: Reply; readonly after: number }

type Request = {
  readonly url: string
  /** Sends the request on to the real endpoint. */
  forward(): Promise<Reply>
  /** Aborts when nobody waits for the reply any more. */
  readonly signal?: AbortSignal | undefined
}

export type FaultsOptions = {
  /** Chooses the faults that nobody asked for; without a plan there are none. */
  readonly plan?: FaultPlan
  /** Ends the connections to PostgreSQL: see `endBrowserConnections`. */
  readonly restart?: () => Promise<void>
  /** Ends the patience of a client with a clock of its own; another waits for its limit. */
  readonly endPatience?: (signal: AbortSignal) => void
}

/**
 * Does faults to requests. `faultFetch` puts it beneath a client in the same process,
 * `startFaultProxy` before a server for a browser; both share one of these, and may share the same.
 */
export type Faults = {
  /** Passes a request on, with the next fault: those asked for come first, then the plan's. */
  pass(request: Request): Promise<Passage>
  /** The next requests get these faults, one each; `null` lets one pass as it is. */
  tell(...kinds: readonly (FaultKind | null)[]): void
  /** Changes the plan from the next request on; `null` for no more faults of itself. */
  follow(plan: FaultPlan | null): void
  /** How many requests are held now. */
  held(): number
  /** Lets every held request go on. */
  release(): void
  /** The fault of every request so far, in order; `null` for one that passed as it is. */
  readonly done: readonly (FaultKind | null)[]
}

/** @throws Error for the fault `restart` when there is nothing to end connections with. */
export function createFaults(options: FaultsOptions = {}): Faults {
  const told: (FaultKind | null)[] = []
  const done: (FaultKind | null)[] = []
  const waiting = new Set<() => void>()
  let plan = options.plan ?? null

  const next = (): FaultKind | null => {
    const first = told.shift()
    const kind = first === undefined ? (plan?.() ?? null) : first
    done.push(kind)
    return kind
  }

  /** Resolves with false when nobody waits for the reply any more. */
  const hold = (signal: AbortSignal | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (goesOn: boolean) => {
        waiting.delete(release)
        signal?.removeEventListener('abort', leave)
        resolve(goesOn)
      }
      const release = () => end(true)
      const leave = () => end(false)
      waiting.add(release)
      signal?.addEventListener('abort', leave, { once: true })
      if (signal?.aborted) leave()
    })

  const restart = async () => {
    if (!options.restart) throw new Error('No way to end the connections was given.')
    await options.restart()
  }

  const outlast = (signal: AbortSignal | undefined) => {
    if (signal) options.endPatience?.(signal)
    return hold(signal)
  }

  return {
    pass: (request) => passWith(next(), request, { hold, outlast, restart }),
    tell: (...kinds) => void told.push(...kinds),
    follow: (other) => {
      plan = other
    },
    held: () => waiting.size,
    release: () => {
      for (const release of [...waiting]) release()
    },
    done,
  }
}

type Means = {
  hold(signal: AbortSignal | undefined): Promise<boolean>
  outlast(signal: AbortSignal | undefined): Promise<boolean>
  restart(): Promise<void>
}

const CUT: Passage = { kind: 'cut' }
const whole = (reply: Reply): Passage => ({ kind: 'reply', reply })

async function passWith(kind: FaultKind | null, request: Request, means: Means): Promise<Passage> {
  const { url, forward, signal } = request
  const made = kind && madeReply(kind, url)
  if (made) return whole(made)
  switch (kind) {
    case 'reset':
      return CUT
    case 'lost-reply':
      // Its reply is dropped, whatever it was.
      await forward().catch(() => undefined)
      return CUT
    case 'truncated': {
      const reply = await forward()
      return { kind: 'cut-within', reply, after: Math.ceil(reply.body.length / 2) }
    }
    case 'half-json': {
      const reply = await forward()
      return whole({ ...reply, body: reply.body.slice(0, Math.ceil(reply.body.length / 2)) })
    }
    case 'slow': {
      const reply = await forward()
      return (await means.outlast(signal)) ? whole(reply) : CUT
    }
    case 'restart': {
      const [reply] = await Promise.all([forward(), means.restart()])
      return whole(reply)
    }
    case 'held':
      return (await means.hold(signal)) ? whole(await forward()) : CUT
    case 'held-reply': {
      const reply = await forward()
      return (await means.hold(signal)) ? whole(reply) : CUT
    }
    default:
      return whole(await forward())
  }
}
