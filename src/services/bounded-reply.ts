type ReplyBody =
  | { readonly kind: 'json'; readonly value: unknown }
  /** A page, a picture or broken JSON, which none of the services sends. */
  | { readonly kind: 'other' }
  | { readonly kind: 'too-large' }

export type BoundedReply = { readonly status: number; readonly body: ReplyBody }

/** No whole reply came: the network failed, or the time limit was reached. */
export class NoReply extends Error {
  override readonly name = 'NoReply'
  readonly isLate: boolean

  constructor(cause: unknown) {
    super('No reply came', { cause })
    this.isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}

/**
 * Fetches the reply of an outside service: no cookies, no redirects, a time limit that includes the
 * body, and a limit of bytes for the body.
 * @throws NoReply
 */
export async function fetchBounded(
  url: string,
  init: RequestInit,
  limits: { readonly milliseconds: number; readonly bytes: number },
): Promise<BoundedReply> {
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(limits.milliseconds),
    })
    const text = await textWithin(limits.bytes, response)
    const isJson = /^application\/([\w.-]+\+)?json\b/i.test(
      response.headers.get('content-type') ?? '',
    )
    return { status: response.status, body: bodyOf(text, isJson) }
  } catch (cause) {
    throw new NoReply(cause)
  }
}

/** `null` when the body is longer than that; the rest of it is not read. */
async function textWithin(bytes: number, { body }: Response): Promise<string | null> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text + decoder.decode()
    size += chunk.value.byteLength
    if (size > bytes) {
      // Not awaited: it may take as long as another reader of the same stream does.
      reader?.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
}

function bodyOf(text: string | null, isJson: boolean): ReplyBody {
  if (text === null) return { kind: 'too-large' }
  if (!isJson) return { kind: 'other' }
  try {
    return { kind: 'json', value: JSON.parse(text) }
  } catch {
    return { kind: 'other' }
  }
}
