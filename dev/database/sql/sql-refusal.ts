/** A request that the endpoint refuses before PostgreSQL gets it, as Neon's proxy would. */
export class SqlRefusal extends Error {
  override readonly name = 'SqlRefusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The request took longer than the endpoint allows. */
export class SqlCancelled extends SqlRefusal {
  readonly code = '08P01'

  constructor() {
    super(400, 'Query cancelled, connection was terminated')
  }
}
