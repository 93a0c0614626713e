import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { monthInFull, monthName } from '~/domain/day/day-words.ts'
import { firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { EntryRow } from '~/features/journal/entry-row.tsx'
import { EntriesSkeleton } from '~/features/journal/journal-skeletons.tsx'
import { HEAD_REM, STAYS_ABOVE } from '~/features/journal/month-head.ts'
import { useReadingPlace } from '~/features/journal/reading-place.tsx'
import { ROW_REM, RowsNear, useNear } from '~/features/journal/rows-near.tsx'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import {
  entriesOfMonth,
  type JournalMonth,
  journalContents,
} from '~/queries/journal/journal-rows.ts'
import { NEWEST } from '~/queries/journal/use-on-this-day.ts'
import { usePerson } from '~/queries/person.tsx'
import type { Entry } from '~/queries/reads/journal.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** How many rows there are at first, and how many more come at a time, whole months of them. */
export const ROWS_AT_ONCE = 30

type EntryMonthsProps = {
  /** The newest entries, which are here before the rest. */
  recent: readonly Entry[]
}

/** Every entry by months, newest first; more months come as one scrolls. */
export function EntryMonths({ recent }: EntryMonthsProps) {
  const { uid } = usePerson()
  const hasMore = recent.length >= NEWEST
  const contents = useQuery({ ...journalContents(uid), enabled: hasMore })
  const { data, error, isFetching, refetch } = contents
  const months = useMemo(
    () => monthsOf(data?.months ?? [], recent, hasMore),
    [data, recent, hasMore],
  )
  return (
    <div>
      {data && data.toCome !== null && <EntriesToCome count={data.toCome} />}
      <Months months={months} />
      {hasMore && !data && (!error || isFetching) && (
        <EntriesSkeleton label="Looking for your earlier entries" />
      )}
      {hasMore && !data && error && !isFetching && (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      )}
    </div>
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

type ListedMonth = {
  readonly month: LocalDay
  /** How many entries it has; of a month that is not whole on this device, how many are here. */
  readonly count: number
  readonly isWhole: boolean
  /** Those of its entries that are among the newest. */
  readonly newest: readonly Entry[]
}

/** The months that are whole on this device, and those of the newest entries. */
function monthsOf(
  whole: readonly JournalMonth[],
  recent: readonly Entry[],
  hasMore: boolean,
): readonly ListedMonth[] {
  const counts = new Map(whole.map(({ month, entries }) => [month, entries]))
  const named = new Set([...counts.keys(), ...recent.map(({ day }) => firstOfMonth(day))])
  return [...named]
    .sort((a, b) => b.localeCompare(a))
    .map((month) => {
      const newest = recent.filter(({ day }) => firstOfMonth(day) === month)
      const count = counts.get(month)
      return {
        month,
        count: count ?? newest.length,
        isWhole: count !== undefined || !hasMore,
        newest,
      }
    })
}

/** As many months as have this many rows, and those that remain. */
function monthsFor(months: readonly ListedMonth[], rows: number) {
  let sum = 0
  const end = months.findIndex(({ count }) => {
    sum += count
    return sum >= rows
  })
  const shown = end < 0 ? months : months.slice(0, end + 1)
  return { shown, sum, next: end < 0 ? undefined : months[end + 1] }
}

function Months({ months }: { months: readonly ListedMonth[] }) {
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
      {shown.map((each) => (
        <Month key={each.month} {...each} isAskedFor={each.month === asked} />
      ))}
      {next && (
        <div ref={button} className="mt-4">
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

type MonthProps = ListedMonth & {
  /** The person asked for this month just now, so its heading receives the focus. */
  isAskedFor: boolean
}

/** A month; far from the screen it is only as high as it would be. */
function Month({ month, count, isWhole, newest, isAskedFor }: MonthProps) {
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
            className="top-0 z-10 flex items-center justify-between bg-ground font-semibold text-ink-soft text-small"
          >
            <span>{monthInFull(month)}</span>{' '}
            {isWhole && (
              <span className="figures">
                <span>{groupedNumber(count)}</span>{' '}
                <span className="sr-only">{count === 1 ? 'entry' : 'entries'}</span>
              </span>
            )}
          </h3>
          <MonthRows month={month} count={count} newest={newest} headingId={headingId} />
        </>
      )}
    </section>
  )
}

type MonthRowsProps = Pick<MonthProps, 'month' | 'count' | 'newest'> & { headingId: string }

function MonthRows({ month, count, newest, headingId }: MonthRowsProps) {
  const { uid } = usePerson()
  // The newest are here already; where they are all there is, nothing else is read.
  const isPart = newest.length < count
  const { data, error, isFetching, refetch } = useQuery({
    ...entriesOfMonth(uid, month),
    enabled: isPart,
  })
  const entries = (isPart && data) || newest
  if (error && !data && !isFetching) {
    return <ErrorNotice error={error} onRetry={() => void refetch()} />
  }
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
