type FactListProps = { facts: readonly { name: string; value: string }[] }

/** Names and values, as a description list. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
