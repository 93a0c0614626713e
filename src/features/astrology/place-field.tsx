import { coordinateWords } from '~/features/astrology/birth-words.ts'
import type { BirthForm } from '~/features/astrology/use-birth-form.ts'
import { Combobox } from '~/ui/combobox.tsx'

/** The place of birth, found while it is typed. */
export function PlaceField({ form, label }: { form: BirthForm; label: string }) {
  const { typed, entry, change, leave, problemOf } = form
  const { search } = entry
  const isUnknown = search.status === 'unknown' && !typed.byHand
  const isChosen = typed.chosen?.label === typed.place
  const places = search.status === 'found' && !isChosen ? search.places : []
  return (
    <Combobox
      label={label}
      required
      maxLength={300}
      value={typed.place}
      onChange={(place) => change({ place })}
      options={places.map((place) => place.label)}
      onChoose={(index) => {
        const chosen = places[index]
        if (chosen) change({ place: chosen.label, chosen, byHand: null })
      }}
      onLeave={() => leave('place')}
      note={search.status === 'found' ? (search.attribution ?? undefined) : undefined}
      hint={hintOf(form)}
      error={isUnknown ? search.message : problemOf('place')}
    />
  )
}

function hintOf({ typed, entry }: BirthForm): string {
  const { search, known, latitude, longitude } = entry
  if (latitude !== null && longitude !== null) {
    const isAnotherName = !typed.byHand && known !== null && known.label !== typed.place
    const where = coordinateWords(latitude, longitude)
    return isAnotherName ? `${known.label}: ${where}` : where
  }
  if (search.status === 'searching') return 'Looking for the place…'
  if (search.status === 'found') return 'Choose the place from the list.'
  return 'The town or city; a village is found by its name too.'
}
