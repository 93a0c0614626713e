/**
 * The first call of home, which the document itself sends where this device has kept nothing
 * (`dev/prerender/early-call.ts`).
 */
export type EarlyCall = {
  readonly url: string
  readonly token: string
  readonly body: string
  readonly reply: Promise<Response>
}

/**
 * Takes the response to the call of the document, once, and only where `isSame` says that it is the
 * call to be sent now. Undefined when there is none, and when its response is no success.
 */
export async function takeEarlyCall(
  isSame: (early: EarlyCall) => boolean,
): Promise<Response | undefined> {
  const early = earlyCall()
  if (!early || !isSame(early)) return undefined
  Reflect.deleteProperty(globalThis, 'earlyCall')
  const response = await early.reply.catch(() => undefined)
  return response?.ok ? response : undefined
}

/** Whether the document has sent a call whose reply nothing has taken yet. */
export function isEarlyCallUnderWay(): boolean {
  return earlyCall() !== undefined
}

function earlyCall(): EarlyCall | undefined {
  const early: unknown = Reflect.get(globalThis, 'earlyCall')
  return isEarlyCall(early) ? early : undefined
}

function isEarlyCall(value: unknown): value is EarlyCall {
  if (typeof value !== 'object' || value === null) return false
  const { url, token, body, reply } = value as Partial<EarlyCall>
  return [url, token, body].every((part) => typeof part === 'string') && reply instanceof Promise
}
