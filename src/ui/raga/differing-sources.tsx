type DifferingSourcesProps = {
  /** One sentence each; none when nobody disagrees. */
  disputes: readonly string[]
  sources: readonly string[]
}

/** Where the sources of a raga differ, and which they are. */
export function DifferingSources({ disputes, sources }: DifferingSourcesProps) {
  return (
    <div className="border-line border-t pt-4 text-ink-soft text-small">
      {disputes.length > 0 && (
        <>
          <h3 className="font-semibold text-ink">Sources differ</h3>
          <ul className="mt-1 mb-3 flex list-disc flex-col gap-1 pl-5">
            {disputes.map((dispute) => (
              <li key={dispute}>{dispute}</li>
            ))}
          </ul>
        </>
      )}
      <p>Read in: {sources.join('; ')}. The hours and moods of ragas are tradition, not law.</p>
    </div>
  )
}
