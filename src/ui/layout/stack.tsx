import type { ReactNode } from 'react'

const GAPS = { tight: 'gap-2', normal: 'gap-4', wide: 'gap-7', airy: 'gap-12' } as const

type StackProps = {
  gap?: keyof typeof GAPS
  align?: 'stretch' | 'start' | 'center'
  children: ReactNode
}

const ALIGNS = { stretch: '', start: 'items-start', center: 'items-center text-center' } as const

/** Children in a column. */
export function Stack({ gap = 'normal', align = 'stretch', children }: StackProps) {
  return <div className={`flex flex-col ${GAPS[gap]} ${ALIGNS[align]}`}>{children}</div>
}

type TwoColumnsProps = {
  children: ReactNode
  /** Next to the main column on a desktop, below it on a phone. */
  aside: ReactNode
}

/** A main column and a secondary one. */
export function TwoColumns({ children, aside }: TwoColumnsProps) {
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-10">{children}</div>
      <aside className="flex min-w-0 flex-col gap-10">{aside}</aside>
    </div>
  )
}
