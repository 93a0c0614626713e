import type { Door } from '~/services/database/database.ts'
import { ApiFault, HttpFault, MalformedReply } from '~/services/database/database-fault.ts'
import { ATTEMPT_MS } from '~/services/database/whole-reply.ts'

/** Neon's Data API, which accepts calls of functions (`POST /rpc/<name>`) and no SQL. */
export function neonDataApi(address: string): Door {
  const base = address.replace(/\/+$/, '')
  return async (_mode, { name, args }, token) => {
    const response = await fetch(`${base}/rpc/${name}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Profile': 'api',
      },
      body: JSON.stringify(args),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(ATTEMPT_MS),
    }).catch((cause: unknown) => {
      throw new Unreached(cause)
    })
    const text = await response.text().catch((cause: unknown) => {
      throw new Unreached(cause)
    })
    const body = parsed(text)
    if (response.ok && body !== undefined) return body
    if (response.ok) throw new MalformedReply('The database sent something other than JSON')
    throw faultOf(response.status, body)
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
