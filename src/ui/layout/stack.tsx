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
