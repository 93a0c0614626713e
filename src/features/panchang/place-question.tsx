import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AlmanacPlace, type PlaceAnswer, townOf } from '~/domain/panchang/almanac-place.ts'
import { TIME_ZONE_GROUPS } from '~/domain/places/time-zones.ts'
import { EmptyDay } from '~/features/panchang/empty-day.tsx'
import { PlaceSearch } from '~/features/panchang/place-search.tsx'
import { zoneOfPoint } from '~/queries/places/places.ts'
import { Button } from '~/ui/controls/button.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type PlaceQuestionProps = {
  answer: Exclude<PlaceAnswer, { kind: 'known' }>
  onPlace: (place: AlmanacPlace) => void
}

/** Asks for what is missing before a day can be computed, beside what a day will be. */
export function PlaceQuestion({ answer, onPlace }: PlaceQuestionProps) {
  return (
    <div className="flex flex-wrap gap-5">
      <div className="grid min-w-0" style={{ flex: '1 1 20rem' }}>
        <Card>
          <Stack gap="wide">
            {answer.kind === 'no-zone' && <ZoneQuestion place={answer.place} onPlace={onPlace} />}
            {answer.kind === 'elsewhere' && (
              <BirthQuestion birth={answer.birth} onPlace={onPlace} />
            )}
            <Stack>
              <Heading>
                {answer.kind === 'unknown' ? 'Choose your place' : 'Or another place'}
              </Heading>
              <Text tone="soft">
                Sunrise, and all that is counted from it, differs from place to place. The place
                stays on this device.
              </Text>
              <PlaceSearch onPlace={onPlace} />
            </Stack>
          </Stack>
        </Card>
      </div>
      <div className="grid min-w-0" style={{ flex: '4 1 45rem' }}>
        <EmptyDay />
      </div>
    </div>
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
