/**
 * One of the first calls of home, which the document itself sends where this device has kept nothing
 * (`dev/prerender/early-call.ts`).
 */
export type EarlyCall = {
  readonly url: string
  readonly token: string
  readonly body: string
  readonly reply: Promise<Response>
}

/**
 * Takes the response to a call of the document, once: to the one of which `isSame` says that it is the
 * call to be sent now. Undefined when there is none, and when its response is no success.
 */
export async function takeEarlyCall(
  isSame: (early: EarlyCall) => boolean,
): Promise<Response | undefined> {
  const calls = earlyCalls()
  const early = calls.find(isSame)
  if (!early) return undefined
  Reflect.set(
    globalThis,
    'earlyCalls',
    calls.filter((each) => each !== early),
  )
  const response = await early.reply.catch(() => undefined)
  return response?.ok ? response : undefined
}

/** Whether the document has sent calls whose replies nothing has taken yet. */
export function isEarlyCallUnderWay(): boolean {
  return earlyCalls().length > 0
}

function earlyCalls(): readonly EarlyCall[] {
  const calls: unknown = Reflect.get(globalThis, 'earlyCalls')
  return Array.isArray(calls) ? calls.filter(isEarlyCall) : []
}

function isEarlyCall(value: unknown): value is EarlyCall {
  if (typeof value !== 'object' || value === null) return false
  const { url, token, body, reply } = value as Partial<EarlyCall>
  return [url, token, body].every((part) => typeof part === 'string') && reply instanceof Promise
}
