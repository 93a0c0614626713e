type MantraWordsProps = { devanagari: string; iast: string; meaning: string }

/** A mantra in its own script, in Latin letters, and what it means. */
export function MantraWords({ devanagari, iast, meaning }: MantraWordsProps) {
  return (
    <div>
      <p lang="sa" className="font-display text-title">
        {devanagari}
      </p>
      <p lang="sa-Latn" className="font-semibold">
        {iast}
      </p>
      <p className="mt-1 text-ink-soft">{meaning}</p>
    </div>
  )
}
