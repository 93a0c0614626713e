import { type ReactNode, type RefObject, useRef } from 'react'
import { dayInFull } from '~/domain/day/day-words.ts'
import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { AnotherDay, DayBar } from '~/features/panchang/day-bar.tsx'
import { DayFolds } from '~/features/panchang/day-folds.tsx'
import { DayWithSunrise, tellingOf } from '~/features/panchang/day-with-sunrise.tsx'
import { DayWithoutSunrise } from '~/features/panchang/day-without-sunrise.tsx'
import { useDayTurns } from '~/features/panchang/use-day-turns.ts'
import { runsAt, useShownDay } from '~/features/panchang/use-shown-day.ts'
import { SkippedDate } from '~/jyotish/almanac/day/skipped-date.ts'
import type { OfferedSunrise } from '~/queries/almanac/sunrise-kind.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

type AlmanacDeskProps = {
  place: AlmanacPlace
  /** Whether the person chose it here, so that they can go back to their place of birth. */
  isChosen: boolean
  onPlace: (place: AlmanacPlace | null) => void
  sunriseKind: OfferedSunrise
  onSunrise: (kind: OfferedSunrise) => void
}

/** One day at a place, and the ways to another day or place. */
export function AlmanacDesk(props: AlmanacDeskProps) {
  const { place, isChosen, onPlace, sunriseKind, onSunrise } = props
  const area = useRef<HTMLElement>(null)
  const { date, now, shown, almanac, today, isNamed, goTo } = useShownDay(place, sunriseKind)
  useDayTurns(area, (days) => goTo(addDays(date, days)))
  const isWhole = useSecondStep()
  const runs = almanac && runsAt(almanac, now) ? now : null
  return (
    <Stack gap="wide">
      <DayArea area={area} label="The day">
        <DayBar
          day={dayInFull(shown.isError ? date : (almanac?.asked.date ?? date), today)}
          place={townOf(almanac?.asked.place ?? place)}
          onPrevious={() => goTo(addDays(date, -1))}
          onNext={() => goTo(addDays(date, 1))}
          back={
            isNamed && (
              <Button variant="quiet" onClick={() => goTo(null)}>
                Back to today
              </Button>
            )
          }
        >
          <AnotherDay
            date={date}
            onDate={goTo}
            place={place}
            isChosen={isChosen}
            onPlace={onPlace}
          />
        </DayBar>
        {shown.isError && (
          <NoDay
            error={shown.error}
            asked={{ date, place, today }}
            onDay={goTo}
            onRetry={() => void shown.refetch()}
          />
        )}
        {!shown.isError && almanac === undefined && <DayToCome />}
        {!shown.isError && almanac?.kind === 'rises' && (
          <DayWithSunrise almanac={almanac} now={runs} today={today} />
        )}
        {!shown.isError && almanac && almanac.kind !== 'rises' && (
          <DayWithoutSunrise almanac={almanac} now={runs} today={today} />
        )}
      </DayArea>
      {isWhole && (
        <DayFolds
          of={
            !shown.isError && almanac?.kind === 'rises'
              ? { day: almanac.day, telling: tellingOf(almanac, today) }
              : null
          }
          sunrise={{ kind: sunriseKind, onChoose: onSunrise }}
          calendar={{ place, sunriseKind }}
        />
      )}
    </Stack>
  )
}

/** As high as the day that is being computed, so that nothing below it moves. */
function DayToCome() {
  return (
    <div className="rounded-card bg-sunken" style={{ minHeight: '46rem' }}>
      <Loader label="Computing the day…" />
    </div>
  )
}

type DayAsked = { date: LocalDay; place: AlmanacPlace; today: LocalDay }

type NoDayProps = {
  error: unknown
  asked: DayAsked
  onDay: (day: LocalDay) => void
  onRetry: () => void
}

/** Why there is no day: an error of the engine is written for people. */
function NoDay({ error, asked, onDay, onRetry }: NoDayProps) {
  if (error instanceof SkippedDate) return <NoSuchDay {...asked} onDay={onDay} />
  if (error instanceof RangeError) return <Notice>{error.message}</Notice>
  return (
    <Notice
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      A part of Alap did not load. Nothing is lost: check your connection and try again.
    </Notice>
  )
}

/** The place never had this date: the ways to the days on both sides of it. */
function NoSuchDay({ date, place, today, onDay }: DayAsked & Pick<NoDayProps, 'onDay'>) {
  const [before, after] = [addDays(date, -1), addDays(date, 1)]
  const told = (day: LocalDay) => dayInFull(day, today)
  return (
    <Notice
      title={`This day did not exist in ${townOf(place)}`}
      action={
        <>
          <Button variant="quiet" onClick={() => onDay(before)}>
            {told(before)}
          </Button>
          <Button variant="quiet" onClick={() => onDay(after)}>
            {told(after)}
          </Button>
        </>
      }
    >
      {`The calendar there went from ${told(before)} straight to ${told(after)}. Choose one of these two.`}
    </Notice>
  )
}

type DayAreaProps = { area: RefObject<HTMLElement | null>; label: string; children: ReactNode }

/** What a swipe or an arrow key turns. */
function DayArea({ area, label, children }: DayAreaProps) {
  return (
    <section ref={area} aria-label={label} className="flex flex-col gap-5">
      {children}
    </section>
  )
}
