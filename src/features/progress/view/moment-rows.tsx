import { DayMarks } from '~/features/progress/view/day-cell.tsx'
import { Link } from '~/ui/controls/link.tsx'

type Row = {
  readonly mark: 'session' | 'check-in' | 'entry'
  readonly words: string
  /** The time; `null` if only the day is known. */
  readonly time: string | null
  /** Leads to the same session once more. */
  readonly again?: { readonly to: string; readonly state: unknown; readonly label: string }
}

/** The records of a day, one line each, with the marks of the calendar. */
export function MomentRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map(({ mark, words, time, again }, index) => (
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
          <span className="min-w-0 flex-1">
            <span>{words}</span>
            {again && (
              <Link
                to={again.to}
                state={again.state}
                aria-label={again.label}
                className="flex min-h-11 items-center text-small underline underline-offset-4"
              >
                Hear it again
              </Link>
            )}
          </span>
          {time !== null && <span className="text-ink-soft text-small figures">{time}</span>}
        </li>
      ))}
    </ul>
  )
}
