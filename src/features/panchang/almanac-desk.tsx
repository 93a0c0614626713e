import { memo, type ReactNode, type RefObject, useRef, useState } from 'react'
import { dayInFull } from '~/domain/day/day-words.ts'
import { addDays, isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { CalendarExport } from '~/features/panchang/calendar-export.tsx'
import { DayWithSunrise } from '~/features/panchang/day-with-sunrise.tsx'
import { DayWithoutSunrise } from '~/features/panchang/day-without-sunrise.tsx'
import { PlaceSearch } from '~/features/panchang/place-search.tsx'
import { useDayTurns } from '~/features/panchang/use-day-turns.ts'
import { runsAt, useShownDay } from '~/features/panchang/use-shown-day.ts'
import { SkippedDate } from '~/jyotish/almanac/day/skipped-date.ts'
import type { OfferedSunrise } from '~/queries/almanac/sunrise-kind.ts'
import { RadioChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'
import { Icon } from '~/ui/motifs/icon.tsx'

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
  return (
    <Stack gap="airy">
      <DayArea area={area} label="The day">
        <DayBar
          day={dayInFull(shown.isError ? date : (almanac?.asked.date ?? date), today)}
          place={townOf(almanac?.asked.place ?? place)}
          onPrevious={() => goTo(addDays(date, -1))}
          onNext={() => goTo(addDays(date, 1))}
        >
          {isNamed && (
            <Button variant="quiet" onClick={() => goTo(null)}>
              Back to today
            </Button>
          )}
        </DayBar>
        {shown.isError && (
          <NoDay
            error={shown.error}
            asked={{ date, place, today }}
            onDay={goTo}
            onRetry={() => void shown.refetch()}
          />
        )}
        {!shown.isError && almanac === undefined && <Loader label="Computing the day…" />}
        {!shown.isError && almanac?.kind === 'rises' && (
          <DayWithSunrise almanac={almanac} now={runsAt(almanac, now) ? now : null} today={today} />
        )}
        {!shown.isError && almanac && almanac.kind !== 'rises' && (
          <DayWithoutSunrise
            almanac={almanac}
            now={runsAt(almanac, now) ? now : null}
            today={today}
          />
        )}
      </DayArea>
      {isWhole && (
        <SideBySide>
          <Stack gap="wide">
            <AnotherDay
              date={date}
              onDate={goTo}
              place={place}
              isChosen={isChosen}
              onPlace={onPlace}
            />
            <SunriseChoice kind={sunriseKind} onChoose={onSunrise} />
          </Stack>
          <CalendarExport place={place} sunriseKind={sunriseKind} />
        </SideBySide>
      )}
    </Stack>
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

type AnotherDayProps = {
  date: LocalDay
  onDate: (day: LocalDay) => void
} & Pick<AlmanacDeskProps, 'place' | 'isChosen' | 'onPlace'>

/** Any date, and any place. */
function AnotherDay({ date, onDate, place, isChosen, onPlace }: AnotherDayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Stack>
      <Heading>Another date or place</Heading>
      <TextField
        type="date"
        label="Date"
        min="1800-01-01"
        max="2200-12-31"
        value={typed ?? date}
        onChange={(text) => {
          const isDay = isLocalDay(text)
          setTyped(isDay ? null : text)
          if (isDay) onDate(text)
        }}
        hint={typed === null ? undefined : 'Choose a day from 1800 to 2200.'}
      />
      {/* Empty again once a place has been chosen. */}
      <PlaceSearch key={place.label} onPlace={onPlace} />
      {isChosen && (
        <Row>
          <Button variant="quiet" onClick={() => onPlace(null)}>{`Forget ${townOf(place)}`}</Button>
        </Row>
      )}
    </Stack>
  )
}

type DayAreaProps = { area: RefObject<HTMLElement | null>; label: string; children: ReactNode }

/** What a swipe or an arrow key turns. */
function DayArea({ area, label, children }: DayAreaProps) {
  return (
    <section ref={area} aria-label={label} className="flex flex-col gap-10">
      {children}
    </section>
  )
}

type DayBarProps = {
  /** "Monday, 5 January". */
  day: string
  place: string
  onPrevious: () => void
  onNext: () => void
  /** The way back to today, when another day is shown. */
  children: ReactNode
}

/** The day that is shown, with buttons for the days before and after. */
function DayBar({ day, place, onPrevious, onNext, children }: DayBarProps) {
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <h2 aria-live="polite" className="min-w-0 font-display font-semibold text-title">
          <span>{day}</span>{' '}
          <span className="inline-block font-normal text-ink-soft text-lead">{place}</span>
        </h2>
        <div className="flex">
          <IconButton label="Previous day" onClick={onPrevious}>
            <Icon>
              <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
            </Icon>
          </IconButton>
          <IconButton label="Next day" onClick={onNext}>
            <Icon>
              <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
            </Icon>
          </IconButton>
        </div>
      </div>
      <div className="not-empty:pt-2">{children}</div>
    </div>
  )
}

type SunriseChoiceProps = { kind: OfferedSunrise; onChoose: (kind: OfferedSunrise) => void }

const MEANS = {
  upperLimb:
    'Sunrise here is when the upper edge of the Sun comes above a level horizon, with the bending of light by the air, as newspapers print it.',
  centreWithoutRefraction:
    'Sunrise here is when the middle of the Sun passes a level horizon, without the bending of light by the air: some minutes later than one sees it.',
} as const

/** Which sunrise is used, the choice of another, and why almanacs differ. */
const SunriseChoice = memo(({ kind, onChoose }: SunriseChoiceProps) => {
  return (
    <Stack>
      <Heading>Which sunrise we use</Heading>
      <Text>{MEANS[kind]}</Text>
      <RadioChoice
        legend="Count the day from"
        value={kind}
        onChange={onChoose}
        choices={[
          { value: 'upperLimb', label: 'The upper edge', detail: 'as it is seen, with refraction' },
          {
            value: 'centreWithoutRefraction',
            label: 'The middle',
            detail: 'without refraction, the “Hindu sunrise”',
          },
        ]}
      />
      <Heading level={3}>Why another almanac may say something else</Heading>
      <Text tone="soft">
        Almanacs differ by some minutes in what they call sunrise, in the ayanamsha (here Lahiri,
        mean) and in the places of the Sun and the Moon (here apparent, as seen from the centre of
        the Earth). Where a tithi ends near sunrise such minutes give a day another tithi, and some
        schools move the day of a fast by rules of their own.
      </Text>
    </Stack>
  )
})
