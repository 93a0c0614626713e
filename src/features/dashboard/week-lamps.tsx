import { dayAs } from '~/domain/day/day-as.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { Lamp } from '~/ui/motifs/lamp.tsx'

export type WeekDay = {
  readonly day: LocalDay
  readonly level: 'excellent' | 'high' | 'medium' | 'low' | 'rest'
  readonly isToday: boolean
}

/** The days of this week as lamps, lit by what was done on each. */
export function WeekLamps({ days }: { days: readonly WeekDay[] }) {
  const lit = days.filter(({ level }) => level !== 'low' && level !== 'rest')
  const names = lit.map(({ day }) => dayAs(day, { weekday: 'long' }))
  return (
    <div
      role="img"
      aria-label={`Lamps lit this week: ${names.length > 0 ? names.join(', ') : 'none yet'}`}
      className="grid grid-cols-7"
    >
      {days.map(({ day, level, isToday }) => (
        <div key={day} className="flex flex-col items-center gap-1">
          <svg
            viewBox="0 0 14 19"
            aria-hidden="true"
            className="w-7 text-accent"
            fill="none"
            stroke="currentColor"
            strokeLinejoin="round"
          >
            <Lamp level={level} />
          </svg>
          <span
            aria-hidden="true"
            className={isToday ? 'font-bold text-small' : 'text-ink-soft text-small'}
          >
            {dayAs(day, { weekday: 'narrow' })}
          </span>
        </div>
      ))}
    </div>
  )
}
