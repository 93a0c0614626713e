type ReasonListProps = {
  /** Each with who answers for it. */
  reasons: readonly { readonly rule: string; readonly text: string; readonly source: string }[]
}

/** Why, reason by reason. */
export function ReasonList({ reasons }: ReasonListProps) {
  return (
    <ol className="mt-1 flex flex-col gap-4">
      {reasons.map(({ rule, text, source }) => (
        <li key={rule}>
          <p>{text}</p>
          <p className="text-ink-soft text-small">{source}</p>
        </li>
      ))}
    </ol>
  )
}
