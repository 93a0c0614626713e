import { useState } from 'react'
import { coordinatePair } from '~/domain/birth/birth-coordinate.ts'
import type { FoundPlace } from '~/domain/places/place.ts'
import { coordinateWords } from '~/features/astrology/birth/birth-words.ts'
import type { BirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Combobox } from '~/ui/controls/combobox.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/** The place of birth, searched while the person types. */
export function PlaceField({ form, label }: { form: BirthForm; label: string }) {
  const { typed, entry, change, leave, problemOf } = form
  const { search } = entry
  const isUnknown = search.status === 'unknown' && !typed.byHand
  const isChosen = typed.chosen?.label === typed.place
  const places = search.status === 'found' && !isChosen ? search.places : []
  const choose = (chosen: FoundPlace) => change({ place: chosen.label, chosen, byHand: null })
  return (
    <>
      <Combobox
        label={label}
        required
        maxLength={300}
        value={typed.place}
        onChange={(place) => change({ place })}
        options={places.map((place) => place.label)}
        onChoose={(index) => {
          const chosen = places[index]
          if (chosen) choose(chosen)
        }}
        onLeave={() => leave('place')}
        note={search.status === 'found' ? (search.attribution ?? undefined) : undefined}
        hint={hintOf(form)}
        error={isUnknown ? search.message : problemOf('place')}
      />
      <NamesakeChoice form={form} onChoose={choose} />
    </>
  )
}

type NamesakeChoiceProps = { form: BirthForm; onChoose: (place: FoundPlace) => void }

/** Asks which place was meant, once a name that several have was left without a choice. */
function NamesakeChoice({ form, onChoose }: NamesakeChoiceProps) {
  const { typed, entry, problemOf } = form
  const called = entry.search.status === 'found' ? entry.search.called : []
  if (typed.byHand || called.length < 2 || problemOf('place') === undefined) return null
  return (
    <Notice
      title={`Which ${typed.place.trim()} was it?`}
      action={called.map((place) => (
        <Button key={place.label} variant="quiet" onClick={() => onChoose(place)}>
          {place.label}
        </Button>
      ))}
    >
      Several places have this name. Nothing is computed until you choose.
    </Notice>
  )
}

function hintOf({ typed, places, entry }: BirthForm): string {
  const { search, known, latitude, longitude } = entry
  if (latitude !== null && longitude !== null) {
    const isAnotherName = !typed.byHand && known !== null && known.label !== typed.place
    const where = coordinateWords(latitude, longitude)
    return isAnotherName ? `${known.label}: ${where}` : where
  }
  if (search.status === 'searching') return 'Looking for the place…'
  if (search.status === 'found') return 'Choose the place from the list.'
  if (places === 'atlas') return 'The town or city, or a larger one near it.'
  return 'Its coordinates and time zone are found for you.'
}

const AXES = [
  { axis: 'latitude', label: 'Latitude', placeholder: '18.5196 or 18°31′ N' },
  { axis: 'longitude', label: 'Longitude', placeholder: '73.8554 or 73°51′ E' },
] as const

/** The coordinates of the place, to check or to enter by hand. */
export function CoordinateFields({ form }: { form: BirthForm }) {
  const { typed, entry, change, leave, problemOf } = form
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const { byHand } = typed
  const { known, search } = entry
  const found = {
    latitude: known ? String(known.latitude) : '',
    longitude: known ? String(known.longitude) : '',
  }
  /** Both, copied into one of the fields, go where they belong. */
  const leaveAxis = (axis: 'latitude' | 'longitude') => {
    const pair = byHand && coordinatePair(byHand[axis])
    if (pair) change({ byHand: pair })
    leave(axis)
  }
  const isNeeded = byHand !== null || search.status === 'unknown'
  const hasProblem = AXES.some(({ axis }) => problemOf(axis) !== undefined)
  return (
    <Disclosure
      title="Coordinates"
      isOpen={hasProblem || (isWanted ?? isNeeded)}
      onToggle={setWanted}
    >
      <Stack>
        {AXES.map(({ axis, label, placeholder }) => (
          <TextField
            key={axis}
            label={label}
            autoComplete="off"
            placeholder={placeholder}
            maxLength={80}
            value={(byHand ?? found)[axis]}
            onChange={(text) => change({ byHand: { ...(byHand ?? found), [axis]: text } })}
            onBlur={() => leaveAxis(axis)}
            error={problemOf(axis)}
          />
        ))}
        {byHand && (
          <Button variant="quiet" onClick={() => change({ byHand: null })}>
            {known ? `Use the coordinates of ${known.label}` : 'Clear the coordinates'}
          </Button>
        )}
      </Stack>
    </Disclosure>
  )
}
