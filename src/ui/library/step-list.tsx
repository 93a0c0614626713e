type StepListProps = { label: string; steps: readonly string[] }

/** What to do, one thing after another. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol aria-label={label} className="grid gap-x-14 gap-y-2 lg:grid-cols-2">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="font-display font-semibold text-accent text-lead figures"
          >
            {index + 1}
          </span>
          <span className="min-w-0 flex-1">{step}</span>
        </li>
      ))}
    </ol>
  )
}
