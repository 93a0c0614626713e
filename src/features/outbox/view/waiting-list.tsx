import { type ReactNode, useId } from 'react'
import { Text } from '~/ui/layout/text.tsx'

type WaitingListProps = {
  title: string
  explanation?: string
  items: readonly {
    id: number
    title: string
    text: string | null
    made: string
    actions: ReactNode
  }[]
}

/** Things that wait, each with when it was made and the beginning of its words. */
export function WaitingList({ title, explanation, items }: WaitingListProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-semibold">
        {title}
      </h3>
      {explanation && (
        <Text size="small" tone="soft">
          {explanation}
        </Text>
      )}
      <ul className="ruled mt-2 border-line border-y">
        {items.map((item) => (
          <li key={item.id} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{item.title}</span>
              <span className="text-ink-soft text-small">{item.made}</span>
            </p>
            {item.text !== null && (
              <p dir="auto" className="line-clamp-2 break-words text-ink-soft text-small">
                {item.text}
              </p>
            )}
            {item.actions && <div className="mt-2 flex flex-wrap gap-2">{item.actions}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}
