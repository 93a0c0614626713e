import { TIME_ZONE_GROUPS } from '~/domain/places/time-zones.ts'
import { birthFaultWords } from '~/features/astrology/birth/birth-fault-words.ts'
import type { BirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { TextField } from '~/ui/controls/field.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'

const BY_THE_PLACE = { value: 'auto', label: 'Automatic, by the place' }
const BY_OTHER_MEANS = {
  label: 'Without a zone',
  options: [
    { value: 'LMT', label: 'Local mean time, by the Sun' },
    { value: 'offset', label: 'UTC offset, by hand' },
  ],
}
const BY_ZONE = TIME_ZONE_GROUPS.map(({ region, zones }) => ({
  label: region,
  options: zones.map(({ id, label }) => ({ value: id, label })),
}))
const USUAL = [BY_THE_PLACE, ...BY_ZONE, BY_OTHER_MEANS]

/** The usual zones, and the chosen one if it is not among them. */
function choicesWith(timezone: string) {
  const isUsual = [...BY_ZONE, BY_OTHER_MEANS, { options: [BY_THE_PLACE] }].some(({ options }) =>
    options.some(({ value }) => value === timezone),
  )
  return isUsual ? USUAL : [{ value: timezone, label: timezone }, ...USUAL]
}

/** The time zone of the clock at the place of birth. */
export function ZoneField({ form }: { form: BirthForm }) {
  const { typed, change, leave, problemOf } = form
  return (
    <>
      <SelectField
        label="Timezone"
        value={typed.timezone}
        onChange={(timezone) => change({ timezone, which: null })}
        onLeave={() => leave('timezone')}
        options={choicesWith(typed.timezone)}
        hint={hintOf(form)}
        error={errorOf(form)}
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

/**
 * No error here while the place field has one. An unknown place has no zone, so the person must
 * choose.
 */
function errorOf({ typed, entry, problemOf }: BirthForm): string | undefined {
  if (entry.isFindingZone) return undefined
  const { timezone } = entry.problems
  if (entry.search.status === 'unknown') return timezone && birthFaultWords(timezone.fault)
  return typed.timezone === 'auto' && entry.problems.place ? undefined : problemOf('timezone')
}

function hintOf({ typed, entry }: BirthForm): string | undefined {
  if (typed.timezone === 'LMT') return 'Noon is when the Sun stands highest over the place.'
  if (typed.timezone !== 'auto') return undefined
  if (entry.foundZone) return entry.foundZone
  return entry.isFindingZone ? 'Looking for the time zone…' : 'Found with the place.'
}
