import { type ReactNode, useId } from 'react'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/text.tsx'

type TitledSectionProps = { title: string; children: ReactNode }

/** A part of a page under its own heading. */
export function TitledSection({ title, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading id={id}>{title}</Heading>
        {children}
      </Stack>
    </section>
  )
}
