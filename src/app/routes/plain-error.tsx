export type FaultProps = { error: unknown; onRetry: () => void }

/** What is said when even the words for faults could not be loaded. */
export function PlainError({ error, onRetry }: FaultProps) {
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
