import type { BirthForm } from '~/features/astrology/use-birth-form.ts'
import { SelectField } from '~/ui/select-field.tsx'
import { TextField } from '~/ui/text-field.tsx'

const BY_THE_PLACE = { value: 'auto', label: 'Automatic, by the place' }
const BY_OTHER_MEANS = {
  label: 'Otherwise',
  options: [
    { value: 'LMT', label: 'Local mean time, by the Sun' },
    { value: 'offset', label: 'UTC offset, by hand' },
  ],
}

/** By which zone the clock at the place of birth went. */
export function ZoneField({ form }: { form: BirthForm }) {
  const { typed, entry, change, leave, problemOf } = form
  const isUnknown = entry.search.status === 'unknown' && !entry.isFindingZone
  return (
    <>
      <SelectField
        label="Timezone"
        value={typed.timezone}
        onChange={(timezone) => change({ timezone, which: null })}
        onLeave={() => leave('timezone')}
        options={[BY_THE_PLACE, BY_OTHER_MEANS]}
        hint={hintOf(form)}
        error={isUnknown ? entry.problems.timezone?.words : problemOf('timezone')}
      />
      {typed.timezone === 'offset' && (
        <TextField
          label="UTC offset"
          autoComplete="off"
          placeholder="+05:30"
          maxLength={15}
          value={typed.offsetText}
          onChange={(offsetText) => change({ offsetText })}
          onBlur={() => leave('offset')}
          hint="How far the clock was ahead of UTC, or behind with a minus."
          error={problemOf('offset')}
        />
      )}
    </>
  )
}

function hintOf({ typed, entry }: BirthForm): string | undefined {
  if (typed.timezone === 'LMT') return 'Noon is when the Sun stands highest over the place.'
  if (typed.timezone !== 'auto') return undefined
  if (entry.foundZone) return entry.foundZone
  return entry.isFindingZone ? 'Looking for the time zone…' : 'Found with the place.'
}
