import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { monthInFull, monthName } from '~/domain/day/day-words.ts'
import { firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { EntriesSkeleton } from '~/features/journal/entry-list.tsx'
import { EntryRow } from '~/features/journal/entry-row.tsx'
import { HEAD_REM, STAYS_ABOVE } from '~/features/journal/month-head.ts'
import { useReadingPlace } from '~/features/journal/reading-place.tsx'
import { ROW_REM, RowsNear, useNear } from '~/features/journal/rows-near.tsx'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import {
  entriesOfMonth,
  type JournalMonth,
  journalContents,
} from '~/queries/journal/journal-rows.ts'
import { usePerson } from '~/queries/person.tsx'
import type { Entry } from '~/queries/reads/journal.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

/** How many rows there are at first, and how many more come at a time, whole months of them. */
export const ROWS_AT_ONCE = 30

type EarlierEntriesProps = {
  /** The newest entries, which stand above. */
  recent: readonly Entry[]
}

/** Every entry but the newest, by months, newest first; more months come as one scrolls. */
export function EarlierEntries({ recent }: EarlierEntriesProps) {
  const { uid } = usePerson()
  const { data, error, isFetching, refetch } = useQuery(journalContents(uid))
  const above = useMemo(() => new Set(recent.map(({ id }) => id)), [recent])
  const months = useMemo(() => monthsBelow(data?.months ?? [], recent), [data, recent])
  if (!data) {
    if (!error || isFetching) return <EntriesSkeleton label="Looking for your earlier entries" />
    return <ErrorNotice error={error} onRetry={() => void refetch()} />
  }
  return (
    <Stack>
      {months.length > 0 && <Heading>Earlier entries</Heading>}
      {data.toCome !== null && <EntriesToCome count={data.toCome} />}
      {months.length > 0 && <Months months={months} above={above} />}
    </Stack>
  )
}

/** How many entries are still on their way; only that they are is said aloud, and once. */
export function EntriesToCome({ count }: { count: number }) {
  return (
    <Text size="small" tone="soft">
      <span role="status">Bringing your older entries</span>
      <span>{`: ${groupedNumber(count)} still to come`}</span>
    </Text>
  )
}

type MonthBelow = { readonly month: LocalDay; readonly count: number }

/** The months with the count of their entries that do not stand above. */
function monthsBelow(
  months: readonly JournalMonth[],
  recent: readonly Entry[],
): readonly MonthBelow[] {
  return months.flatMap(({ month, entries }) => {
    const count = entries - recent.filter(({ day }) => firstOfMonth(day) === month).length
    return count > 0 ? [{ month, count }] : []
  })
}

/** As many months as have this many rows, and those that remain. */
function monthsFor(months: readonly MonthBelow[], rows: number) {
  let sum = 0
  const end = months.findIndex(({ count }) => {
    sum += count
    return sum >= rows
  })
  const shown = end < 0 ? months : months.slice(0, end + 1)
  return { shown, sum, next: end < 0 ? undefined : months[end + 1] }
}

type MonthsProps = { months: readonly MonthBelow[]; above: ReadonlySet<string> }

function Months({ months, above }: MonthsProps) {
  const place = useReadingPlace()
  const [rows, setRows] = useState(place?.rows.current ?? ROWS_AT_ONCE)
  const [asked, setAsked] = useState<LocalDay | null>(null)
  const { shown, sum, next } = monthsFor(months, rows)
  const more = () => {
    setRows(sum + ROWS_AT_ONCE)
    if (place) place.rows.current = sum + ROWS_AT_ONCE
  }
  const button = useRef<HTMLDivElement>(null)
  useWhenReached(button, more)
  return (
    <div>
      {shown.map(({ month, count }) => (
        <Month key={month} month={month} count={count} above={above} isAskedFor={month === asked} />
      ))}
      {next && (
        <div ref={button} className="mt-8">
          <Button
            variant="quiet"
            onClick={() => {
              setAsked(next.month)
              more()
            }}
          >
            {`${earlierName(next.month, shown.at(-1)?.month)} and earlier`}
          </Button>
        </div>
      )}
    </div>
  )
}

function earlierName(month: LocalDay, before: LocalDay | undefined): string {
  return month.slice(0, 4) === before?.slice(0, 4) ? monthName(month) : monthInFull(month)
}

/**
 * Asks for more when the end of the list comes near, but not of somebody who goes through it by keys:
 * they would never come to what follows. For them there is the button.
 */
function useWhenReached(end: { readonly current: HTMLElement | null }, more: () => void): void {
  const reached = useEffectEvent(() => {
    const { activeElement } = document
    const isByKeys = activeElement?.closest('ol') && activeElement.matches(':focus-visible')
    if (!isByKeys) more()
  })
  // After every change of the list, since an observer tells only that the end comes or goes.
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.at(-1)?.isIntersecting) reached()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  })
}

type MonthProps = MonthBelow & {
  above: ReadonlySet<string>
  /** The person asked for this month just now, so its heading receives the focus. */
  isAskedFor: boolean
}

/** A month; far from the screen it is only as high as it would be. */
function Month({ month, count, above, isAskedFor }: MonthProps) {
  const place = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const kept = useReadingPlace()?.kept?.row?.list
  const isNear = useNear(place, 1800, isAskedFor || kept === month)
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [isAskedFor])
  return (
    <section
      ref={place}
      aria-labelledby={headingId}
      style={{ blockSize: `${HEAD_REM + count * ROW_REM}rem` }}
    >
      {isNear && (
        <>
          <h3
            ref={heading}
            id={headingId}
            tabIndex={-1}
            style={STAYS_ABOVE}
            className="top-0 z-10 flex items-center justify-between bg-ground font-semibold text-small"
          >
            <span>{monthInFull(month)}</span>{' '}
            <span className="figures">
              <span>{groupedNumber(count)}</span>{' '}
              <span className="sr-only">{count === 1 ? 'entry' : 'entries'}</span>
            </span>
          </h3>
          <MonthRows month={month} count={count} above={above} headingId={headingId} />
        </>
      )}
    </section>
  )
}

type MonthRowsProps = Omit<MonthProps, 'isAskedFor'> & { headingId: string }

function MonthRows({ month, count, above, headingId }: MonthRowsProps) {
  const { uid } = usePerson()
  const { data, error, isFetching, refetch } = useQuery(entriesOfMonth(uid, month))
  const entries = useMemo(() => data?.filter(({ id }) => !above.has(id)), [data, above])
  if (error && !data && !isFetching) {
    return <ErrorNotice error={error} onRetry={() => void refetch()} />
  }
  if (!entries) return null
  return (
    <RowsNear list={month} labelledBy={headingId} count={Math.min(count, entries.length)}>
      {(from, to) =>
        entries
          .slice(from, to)
          .map((entry, index) => (
            <EntryRow key={entry.id} entry={entry} place={{ list: month, index: from + index }} />
          ))
      }
    </RowsNear>
  )
}
