import { type ReactNode, useId } from 'react'
import { Card } from '~/ui/layout/card.tsx'
import { Text } from '~/ui/layout/text.tsx'

type GroupProps = {
  title: string
  /** What all of its lines have in common. */
  detail?: string
  /** The lines. */
  children: ReactNode
  /** What stands below the lines, and is none. */
  below?: ReactNode
}

/** Some lines with a heading, as one card. */
export function Group({ title, detail, children, below }: GroupProps) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {detail !== undefined && (
          <Text size="small" tone="soft">
            {detail}
          </Text>
        )}
        <div className="ruled mt-2">{children}</div>
        {below}
      </section>
    </Card>
  )
}
