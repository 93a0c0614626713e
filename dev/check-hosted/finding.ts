/** What a check found, in a sentence; with a `remedy` something is wrong. */
export type Finding = { readonly found: string; readonly remedy?: string }

/** The finding of a check: `right`, unless there are faults. */
export function judged(right: string, faults: readonly string[], remedy: string): Finding {
  return faults.length === 0 ? { found: right } : { found: `${faults.join('; ')}.`, remedy }
}

/** A reason for a person: of an error with a cause, that of the cause too. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const isMore = cause instanceof Error && cause.message !== message
  return isMore ? `${message} (${cause.message})` : message
}

/** The finding of a check, or what kept it from its end. */
export function attempted(subject: string, remedy: string, check: () => Promise<Finding>) {
  return check().catch((error: unknown) => ({ found: `${subject}: ${reasonOf(error)}`, remedy }))
}

/** Takes out of a text what must be in no terminal: what the settings keep secret, and any token. */
export function withoutSecrets(text: string, secrets: readonly (string | undefined)[]): string {
  let left = text.replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…')
  for (const secret of secrets) if (secret) left = left.replaceAll(secret, '…')
  return left
}
