type SkeletonProps = { lines?: number; label: string }

const WIDTHS = ['w-11/12', 'w-full', 'w-3/4'] as const

/** The shape of text that is on its way. */
export function Skeleton({ lines = 3, label }: SkeletonProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span
          key={line}
          aria-hidden="true"
          className={`h-5 rounded-full bg-sunken ${WIDTHS[line % WIDTHS.length]}`}
        />
      ))}
    </div>
  )
}
