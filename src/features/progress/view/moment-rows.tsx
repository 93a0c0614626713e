import { DayMarks } from '~/features/progress/view/day-cell.tsx'

type Row = {
  readonly mark: 'session' | 'check-in' | 'entry'
  readonly words: string
  /** The time; `null` if only the day is known. */
  readonly time: string | null
}

/** The records of a day, one line each, with the marks of the calendar. */
export function MomentRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map(({ mark, words, time }, index) => (
        // Two rows can be identical, so the key includes the position.
        <li key={[index, words].join()} className="flex items-baseline gap-3">
          <svg
            viewBox="17 0 10 10"
            width="10"
            height="10"
            aria-hidden="true"
            className="shrink-0 text-accent"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
          >
            <DayMarks
              y={5}
              hasSession={mark === 'session'}
              hasCheckIn={mark === 'check-in'}
              hasEntry={mark === 'entry'}
            />
          </svg>
          <span className="min-w-0 flex-1">{words}</span>
          {time !== null && <span className="text-ink-soft text-small figures">{time}</span>}
        </li>
      ))}
    </ul>
  )
}
