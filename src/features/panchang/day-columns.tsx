import type { ReactNode } from 'react'
import { Card } from '~/ui/layout/card.tsx'

type DayColumnsProps = {
  /** What runs, and how the day is drawn. */
  day: ReactNode
  /** The facts of the day and its times. */
  times: ReactNode
}

/** A day in two cards: what runs beside the times, which stand below it where there is no room. */
export function DayColumns({ day, times }: DayColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card>
        <div className="flex h-full flex-col justify-between gap-7">{day}</div>
      </Card>
      <Card>
        <div className="flex h-full flex-col justify-between gap-7">{times}</div>
      </Card>
    </div>
  )
}
