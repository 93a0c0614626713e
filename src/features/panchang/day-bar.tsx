import { type ReactNode, useState } from 'react'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import { type AlmanacPlace, townOf } from '~/domain/panchang/almanac-place.ts'
import { PlaceSearch } from '~/features/panchang/place-search.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Icon } from '~/ui/motifs/icon.tsx'

type DayBarProps = {
  /** "Monday, 5 January". */
  day: string
  place: string
  onPrevious: () => void
  onNext: () => void
  /** The way back to today, when another day is shown. */
  back: ReactNode
  /** The fields for another date or place, shown when they are asked for. */
  children: ReactNode
}

/** The day and the place in one line, with the ways to another. */
export function DayBar({ day, place, onPrevious, onNext, back, children }: DayBarProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="-ml-2 flex">
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
        <h2
          aria-live="polite"
          className="min-w-0 break-words font-display font-semibold text-title"
          style={{ flex: '1 1 14rem' }}
        >
          <span>{day}</span>{' '}
          <span className="inline-block max-w-full font-normal text-ink-soft text-lead">
            {place}
          </span>
        </h2>
        <Row gap="tight">
          {back}
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Another date or place
          </Button>
        </Row>
      </div>
      {isOpen && children}
    </Stack>
  )
}

type AnotherDayProps = {
  date: LocalDay
  onDate: (day: LocalDay) => void
  place: AlmanacPlace
  /** Whether the person chose the place here, so that they can go back to their place of birth. */
  isChosen: boolean
  onPlace: (place: AlmanacPlace | null) => void
}

/** Any date, and any place. */
export function AnotherDay({ date, onDate, place, isChosen, onPlace }: AnotherDayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Card label="Another date or place">
      <div className="grid gap-5 lg:grid-cols-2">
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
        <Stack>
          {/* Empty again once a place has been chosen. */}
          <PlaceSearch key={place.label} onPlace={onPlace} />
          {isChosen && (
            <Row>
              <Button
                variant="quiet"
                onClick={() => onPlace(null)}
              >{`Forget ${townOf(place)}`}</Button>
            </Row>
          )}
        </Stack>
      </div>
    </Card>
  )
}
