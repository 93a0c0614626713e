import type { ReactNode } from 'react'

type JournalFrameProps = { title: string; children: ReactNode }

/** The journal's page. Its heading stays small: what the person writes is the largest thing here. */
export function JournalFrame({ title, children }: JournalFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[46rem] animate-arrive px-4 pt-4 pb-12 sm:px-8 sm:pt-8">
      <h1 className="mb-3 font-display font-semibold text-ink-soft text-lead sm:mb-4">{title}</h1>
      <div className="flex flex-col gap-12 sm:gap-16">{children}</div>
    </div>
  )
}
