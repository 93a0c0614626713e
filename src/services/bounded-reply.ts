type ReplyBody =
  | { readonly kind: 'json'; readonly value: unknown }
  /** A page, a picture, broken JSON: nothing a service of ours says. */
  | { readonly kind: 'other' }
  | { readonly kind: 'too-large' }

export type BoundedReply = { readonly status: number; readonly body: ReplyBody }

/** No whole reply came: the network failed, or the time was over. */
export class NoReply extends Error {
  override readonly name = 'NoReply'
  readonly isLate: boolean

  constructor(cause: unknown) {
    super('No reply came', { cause })
    this.isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}

/**
 * Fetches a reply of a service that is not ours: no cookies, no redirects, a limit of time that
 * covers the body too, and no more of the body than the limit of bytes.
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

/** Nothing when it is longer than that; the rest of it is not waited for. */
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
      // Not waited for: it may take as long as whoever else reads the same stream.
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
