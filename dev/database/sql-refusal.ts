/** A request the endpoint turns down before PostgreSQL sees it, as Neon's proxy would. */
export class SqlRefusal extends Error {
  override readonly name = 'SqlRefusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
