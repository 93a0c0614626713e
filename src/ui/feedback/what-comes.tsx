import type { ReactNode } from 'react'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type WhatComesProps = {
  /** The drawing with nothing in it. */
  drawing: ReactNode
  title: string
  /** Each part by name, and the words after it. */
  parts: readonly { readonly what: string; readonly words: string }[]
}

/** In the place of a drawing that waits for what the person has yet to say: the empty drawing, and what it will show. */
export function WhatComes({ drawing, title, parts }: WhatComesProps) {
  return (
    <div className="h-full rounded-card bg-sunken p-5 sm:p-7">
      <div className="flex h-full flex-wrap items-center justify-center gap-6">
        {drawing}
        <div className="min-w-0 max-w-80">
          <Stack>
            <Heading>{title}</Heading>
            <ul className="flex flex-col gap-2">
              {parts.map(({ what, words }) => (
                <li key={what}>
                  <span className="font-semibold">
                    <SentenceWithNames>{what}</SentenceWithNames>
                  </span>
                  <span>{words}</span>
                </li>
              ))}
            </ul>
          </Stack>
        </div>
      </div>
    </div>
  )
}
