import { useState } from 'react'
import type { BirthForm } from '~/features/astrology/use-birth-form.ts'
import { Button } from '~/ui/button.tsx'
import { Disclosure } from '~/ui/disclosure.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { TextField } from '~/ui/text-field.tsx'

const AXES = [
  { axis: 'latitude', label: 'Latitude', placeholder: '18.5196 or 18°31′ N' },
  { axis: 'longitude', label: 'Longitude', placeholder: '73.8554 or 73°51′ E' },
] as const

/** Where the place lies, to be looked at and to be written by hand. */
export function CoordinateFields({ form }: { form: BirthForm }) {
  const { typed, entry, change, leave, problemOf } = form
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const { byHand } = typed
  const { known, search } = entry
  const found = {
    latitude: known ? String(known.latitude) : '',
    longitude: known ? String(known.longitude) : '',
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
            maxLength={30}
            value={(byHand ?? found)[axis]}
            onChange={(text) => change({ byHand: { ...(byHand ?? found), [axis]: text } })}
            onBlur={() => leave(axis)}
            error={problemOf(axis)}
          />
        ))}
        {byHand && (
          <Button variant="quiet" onClick={() => change({ byHand: null })}>
            {known ? `Take those of ${known.label}` : 'Clear the coordinates'}
          </Button>
        )}
      </Stack>
    </Disclosure>
  )
}
