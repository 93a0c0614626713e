import type { BirthLabels } from '~/features/astrology/birth-labels.ts'
import { dayWords, halfDayWords } from '~/features/astrology/birth-words.ts'
import { SURE_TO } from '~/features/astrology/sure-to.ts'
import type { BirthForm } from '~/features/astrology/use-birth-form.ts'
import { SelectField } from '~/ui/select-field.tsx'
import { TextField } from '~/ui/text-field.tsx'

type WhenFieldsProps = { form: BirthForm; labels: BirthLabels }

/** Day and time of birth, and how sure the time is. What was understood stands below each. */
export function WhenFields({ form, labels }: WhenFieldsProps) {
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
        hint={entry.date ? dayWords(entry.date) : 'As 1991-02-28, 28/2/1991 or just 28021991.'}
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
        options={SURE_TO}
        hint={
          sureToMinutes === 720
            ? 'Enter 12:00 as the time. What depends on the hour is then marked as not certain.'
            : undefined
        }
      />
    </>
  )
}
