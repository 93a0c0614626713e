import type { ReactNode } from 'react'

type RowProps = {
  gap?: 'tight' | 'normal' | 'wide'
  justify?: 'start' | 'between' | 'center' | 'end'
  /** On a phone the parts are in a column, full width. */
  stackOnPhone?: boolean
  children: ReactNode
}

const GAPS = { tight: 'gap-2', normal: 'gap-3', wide: 'gap-6' } as const
const JUSTIFY = {
  start: '',
  between: 'justify-between',
  center: 'justify-center',
  end: 'justify-end',
} as const

/** Children in a row that wraps when it is full. */
export function Row({ gap = 'normal', justify = 'start', stackOnPhone, children }: RowProps) {
  const direction = stackOnPhone
    ? 'flex-col items-stretch sm:flex-row sm:flex-wrap sm:items-center'
    : 'flex-row flex-wrap items-center'
  return <div className={`flex ${direction} ${GAPS[gap]} ${JUSTIFY[justify]}`}>{children}</div>
}
