type LineWordsProps = { id: string; label: string; detail?: string | undefined }

/** The word of a line of settings, and what it means. */
export function LineWords({ id, label, detail }: LineWordsProps) {
  return (
    <span className="min-w-0">
      <span id={id} className="block font-semibold">
        {label}
      </span>
      {detail !== undefined && (
        <span id={`${id}d`} className="block break-words text-ink-soft text-small">
          {detail}
        </span>
      )}
    </span>
  )
}
