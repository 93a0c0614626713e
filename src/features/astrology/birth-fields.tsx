import { type BirthLabels, CALCULATOR_LABELS } from '~/features/astrology/birth-labels.ts'
import { ClockReading } from '~/features/astrology/clock-reading.tsx'
import { CoordinateFields } from '~/features/astrology/coordinate-fields.tsx'
import { PlaceField } from '~/features/astrology/place-field.tsx'
import type { BirthForm } from '~/features/astrology/use-birth-form.ts'
import { WhenFields } from '~/features/astrology/when-fields.tsx'
import { ZoneField } from '~/features/astrology/zone-field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextField } from '~/ui/text-field.tsx'

type BirthFieldsProps = { form: BirthForm; labels?: BirthLabels }

/** The fields of a birth, with what was understood and what is wrong beside each. */
export function BirthFields({ form, labels = CALCULATOR_LABELS }: BirthFieldsProps) {
  return (
    <div ref={form.fields}>
      <Stack>
        {form.missingMessage && <Notice tone="danger">{form.missingMessage}</Notice>}
        {labels.fullName !== null && (
          <TextField
            label={labels.fullName}
            autoComplete="name"
            maxLength={200}
            value={form.typed.fullName}
            onChange={(fullName) => form.change({ fullName })}
          />
        )}
        <WhenFields form={form} labels={labels} />
        <PlaceField form={form} label={labels.place} />
        <CoordinateFields form={form} />
        <ZoneField form={form} />
        <ClockReading form={form} />
      </Stack>
    </div>
  )
}
