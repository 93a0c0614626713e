export type PlainErrorProps = { error: unknown; onRetry: () => void }

/** Shown when even the code of the fault page could not be loaded. */
export function PlainError({ error, onRetry }: PlainErrorProps) {
  return (
    <div role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
