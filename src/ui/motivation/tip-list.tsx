type TipListProps = { tips: readonly { readonly title: string; readonly text: string }[] }

/** Pieces of advice as a page to read. */
export function TipList({ tips }: TipListProps) {
  return (
    <ul className="ruled border-line border-t">
      {tips.map(({ title, text }) => (
        <li key={title} className="py-4">
          <h3 className="font-display font-semibold text-lead">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
