import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type AlmanacPlace, type PlaceAnswer, townOf } from '~/domain/panchang/almanac-place.ts'
import { TIME_ZONE_GROUPS } from '~/domain/places/time-zones.ts'
import { AlmanacDesk } from '~/features/panchang/almanac-desk.tsx'
import { PlaceSearch } from '~/features/panchang/place-search.tsx'
import { paths } from '~/lib/paths.ts'
import { useSunriseKind } from '~/queries/almanac/sunrise-kind.ts'
import { useAlmanacPlace } from '~/queries/almanac/use-almanac-place.ts'
import { zoneOfPoint } from '~/queries/places/places.ts'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

/** The almanac of a day at a place: computed on the device, and kept nowhere else. */
export function PanchangPage() {
  return (
    <Page
      title="Panchang"
      lead="What the Sun and the Moon make of a day."
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      width="board"
    >
      <OfPlace />
    </Page>
  )
}

function OfPlace() {
  const [place, choosePlace] = useAlmanacPlace()
  const [sunriseKind, chooseSunrise] = useSunriseKind()
  if (place.kind === 'reading' || sunriseKind === undefined) return <Loader />
  if (place.kind === 'known') {
    return (
      <AlmanacDesk
        place={place.place}
        isChosen={place.by === 'choice'}
        onPlace={choosePlace}
        sunriseKind={sunriseKind}
        onSunrise={chooseSunrise}
      />
    )
  }
  const answer = place.kind === 'unread' ? ({ kind: 'unknown' } as const) : place
  return <PlaceQuestion answer={answer} onPlace={choosePlace} />
}

type PlaceQuestionProps = {
  answer: Exclude<PlaceAnswer, { kind: 'known' }>
  onPlace: (place: AlmanacPlace) => void
}

/** Asks for what is missing before a day can be computed. */
function PlaceQuestion({ answer, onPlace }: PlaceQuestionProps) {
  return (
    <QuestionColumn>
      {answer.kind === 'no-zone' && <ZoneQuestion place={answer.place} onPlace={onPlace} />}
      {answer.kind === 'elsewhere' && <BirthQuestion birth={answer.birth} onPlace={onPlace} />}
      <Stack>
        <Heading>{answer.kind === 'unknown' ? 'Choose your place' : 'Or another place'}</Heading>
        <Text tone="soft">
          Sunrise, and all that is counted from it, differs from place to place. The place stays on
          this device.
        </Text>
        <PlaceSearch onPlace={onPlace} />
      </Stack>
    </QuestionColumn>
  )
}

type BirthQuestionProps = {
  birth: AlmanacPlace
  onPlace: (place: AlmanacPlace) => void
}

/** The clocks of the place of birth show another time than this device: the person seems away. */
function BirthQuestion({ birth, onPlace }: BirthQuestionProps) {
  return (
    <Stack>
      <Heading>Where are you?</Heading>
      <Text tone="soft">{`You were born in ${townOf(birth)}, but clocks there show another time than this device.`}</Text>
      <Row>
        <Button variant="quiet" onClick={() => onPlace(birth)}>{`Use ${townOf(birth)}`}</Button>
      </Row>
    </Stack>
  )
}

type ZoneQuestionProps = {
  place: Omit<AlmanacPlace, 'zone'>
  onPlace: (place: AlmanacPlace) => void
}

const BY_REGION = TIME_ZONE_GROUPS.map(({ region, zones }) => ({
  label: region,
  options: zones.map(({ id, label }) => ({ value: id, label })),
}))

/** Asks which clocks a place has. The zone by its coordinates comes first, and is only offered. */
function ZoneQuestion({ place, onPlace }: ZoneQuestionProps) {
  const found = useQuery(zoneOfPoint(place.latitude, place.longitude)).data
  const [zone, setZone] = useState('')
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack>
      <Heading>{`Which clocks does ${townOf(place)} have?`}</Heading>
      <Text tone="soft">
        The place was saved without a time zone, and without one no time of a day can be told.
      </Text>
      <SelectField
        label="Time zone"
        value={zone}
        onChange={setZone}
        placeholder="Choose the time zone"
        options={[
          ...(found ? [{ value: found, label: `${found}, by the coordinates` }] : []),
          ...BY_REGION.map((group) => ({
            ...group,
            options: group.options.filter(({ value }) => value !== found),
          })),
        ]}
        error={isAsked && zone === '' ? 'Choose the time zone of the place.' : undefined}
      />
      <Row>
        <Button
          onClick={() => {
            if (zone === '') setAsked(true)
            else onPlace({ ...place, zone })
          }}
        >
          Use this time zone
        </Button>
      </Row>
    </Stack>
  )
}

/** As wide as a text that is read. */
function QuestionColumn({ children }: { children: ReactNode }) {
  return <div className="flex max-w-[42rem] flex-col gap-7">{children}</div>
}
