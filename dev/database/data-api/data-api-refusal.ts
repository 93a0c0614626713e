/** The body of a refusal, in PostgREST's words. The code is `null` where PostgREST has none. */
export type RefusalBody = {
  readonly code: string | null
  readonly message: string
  readonly details: string | null
  readonly hint: string | null
}

/** A refused request, with the status and the body for its caller. */
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
