import { MalformedReply } from '~/lib/data-error.ts'
import type { Door } from '~/services/database/database.ts'
import { ApiFault, HttpFault } from '~/services/database/database-fault.ts'
import { takeEarlyCall } from '~/services/database/early-call.ts'
import { ATTEMPT_MS } from '~/services/database/whole-reply.ts'

/** Neon's Data API, which accepts calls of functions (`POST /rpc/<name>`) and no SQL. */
export function neonDataApi(address: string): Door {
  const base = address.replace(/\/+$/, '')
  return async (_mode, { name, args }, token) => {
    const url = `${base}/rpc/${name}`
    const body = JSON.stringify(args)
    const early = await takeEarlyCall(
      (early) => early.url === url && early.token === token && early.body === body,
    )
    const response = early ?? (await post(url, body, token))
    const text = await response.text().catch((cause: unknown) => {
      throw new Unreached(cause)
    })
    const reply = parsed(text)
    if (response.ok && reply !== undefined) return reply
    if (response.ok) throw new MalformedReply('The database sent something other than JSON')
    throw faultOf(response.status, reply)
  }
}

async function post(url: string, body: string, token: string): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Profile': 'api',
      },
      body,
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(ATTEMPT_MS),
    })
  } catch (cause) {
    throw new Unreached(cause)
  }
}

/** No whole reply came. */
class Unreached extends Error {
  override readonly name = 'Unreached'
  readonly sourceError: unknown

  constructor(cause: unknown) {
    super('The database could not be reached', { cause })
    this.sourceError = cause
  }
}

/** Neon describes a token's fault only in words, PostgREST with a code. */
function faultOf(status: number, body: unknown): Error {
  if (typeof body !== 'object' || body === null) return new HttpFault(status)
  const code: unknown = Reflect.get(body, 'code')
  const message: unknown = Reflect.get(body, 'message')
  if (typeof code !== 'string' && typeof message !== 'string') return new HttpFault(status)
  return new ApiFault(
    status,
    typeof code === 'string' ? code : '',
    typeof message === 'string' ? message : '',
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
