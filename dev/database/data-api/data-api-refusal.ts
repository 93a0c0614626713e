/** The body of a refusal, as PostgREST words it. The code is `null` where it has none of its own. */
export type RefusalBody = {
  readonly code: string | null
  readonly message: string
  readonly details: string | null
  readonly hint: string | null
}

/** A request turned down, with the status and the body its caller gets. */
export class DataApiRefusal extends Error {
  override readonly name = 'DataApiRefusal'
  readonly status: number
  readonly body: RefusalBody
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    body: Pick<RefusalBody, 'code' | 'message'> & Partial<RefusalBody>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message)
    this.status = status
    this.body = { details: null, hint: null, ...body }
    this.headers = headers
  }
}
