import {
  type BirthLabels,
  birthDayWords,
  CALCULATOR_LABELS,
  halfDayWords,
  TIME_CERTAINTIES,
} from '~/features/astrology/birth/birth-words.ts'
import { ClockReading } from '~/features/astrology/birth/clock-reading.tsx'
import { CoordinateFields, PlaceField } from '~/features/astrology/birth/place-fields.tsx'
import type { BirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { ZoneField } from '~/features/astrology/birth/zone-field.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type BirthFieldsProps = { form: BirthForm; labels?: BirthLabels }

/** The fields of a birth; each shows how its value was understood, or its error. */
export function BirthFields({ form, labels = CALCULATOR_LABELS }: BirthFieldsProps) {
  return (
    <Stack>
      {form.missingMessage && <Notice tone="danger">{form.missingMessage}</Notice>}
      {labels.fullName !== null && (
        <TextField
          label={labels.fullName}
          required={form.needsName}
          autoComplete={form.needsName ? 'off' : 'name'}
          maxLength={200}
          value={form.typed.fullName}
          onChange={(fullName) => form.change({ fullName })}
          onBlur={() => form.leave('fullName')}
          error={form.problemOf('fullName')}
        />
      )}
      <WhenFields form={form} labels={labels} />
      <PlaceField form={form} label={labels.place} />
      <CoordinateFields form={form} />
      <ZoneField form={form} />
      <ClockReading form={form} />
    </Stack>
  )
}

type WhenFieldsProps = { form: BirthForm; labels: BirthLabels }

/** Day and time of birth, and how sure the time is. How each was understood is shown below it. */
function WhenFields({ form, labels }: WhenFieldsProps) {
  const { typed, entry, change, leave, problemOf, sureToMinutes } = form
  return (
    <>
      <TextField
        label={labels.date}
        required
        inputMode="numeric"
        autoComplete="bday"
        placeholder="yyyy-mm-dd"
        maxLength={40}
        value={typed.date}
        onChange={(date) => change({ date })}
        onBlur={() => leave('date')}
        hint={entry.date ? birthDayWords(entry.date) : 'As 1991-02-28, 28/2/1991 or just 28021991.'}
        error={problemOf('date')}
      />
      <TextField
        label={labels.time}
        required
        autoComplete="off"
        placeholder="hh:mm"
        maxLength={20}
        value={typed.time}
        onChange={(time) => change({ time })}
        onBlur={() => leave('time')}
        hint={entry.time ? halfDayWords(entry.time) : 'As 17:40 or 5:40 pm.'}
        error={problemOf('time')}
      />
      <SelectField
        label="How sure is the time?"
        value={sureToMinutes === null ? '' : String(sureToMinutes)}
        onChange={(value) => change({ sureToMinutes: value === '' ? null : Number(value) })}
        placeholder="Not said"
        options={TIME_CERTAINTIES}
        hint={
          sureToMinutes === 720
            ? 'Enter 12:00 as the time. What depends on the hour is then marked as not certain.'
            : undefined
        }
      />
    </>
  )
}
