import {
  aheadOfToday,
  type BirthClock,
  isFarFromSun,
  localMeanTimeInstead,
} from '~/domain/birth/birth-clock.ts'
import { TIME_ZONE_GROUPS } from '~/domain/places/time-zones.ts'
import { birthFaultWords } from '~/features/astrology/birth/birth-fault-words.ts'
import {
  type BirthLabels,
  birthDayWords,
  CALCULATOR_LABELS,
  halfDayWords,
  lengthWords,
  offsetWords,
  TIME_CERTAINTIES,
  utcWords,
} from '~/features/astrology/birth/birth-words.ts'
import { CoordinateFields, PlaceField } from '~/features/astrology/birth/place-fields.tsx'
import type { BirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { RadioChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

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

/** Always shows how the time of birth was understood, and asks when the person must decide. */
function ClockReading({ form }: { form: BirthForm }) {
  const { clock, date, time, longitude } = form.entry
  if (!clock || date === null || time === null) return null
  const ahead = aheadOfToday(clock, date, time, new Date())
  return (
    <Stack gap="tight">
      <ClockChoice form={form} clock={clock} time={time} />
      {clock.reading && (
        <Text>{`${time} was ${offsetWords(clock.reading.offsetSeconds)}${clock.zone === null ? '' : `, ${clock.zone}`}: ${utcWords(clock.reading.utc)}.${ahead === 0 ? '' : ` ${aheadWords(ahead)}`}`}</Text>
      )}
      {longitude !== null && isFarFromSun(clock, longitude) && (
        <Text tone="danger">
          This is hours away from the time of the Sun at the place. Is it the right time zone?
        </Text>
      )}
      <MeanTimeOffer form={form} />
    </Stack>
  )
}

/** Before standard time, a zone has only the local time of its main city. */
function MeanTimeOffer({ form }: { form: BirthForm }) {
  const { clock, longitude } = form.entry
  const offset = clock && longitude !== null ? localMeanTimeInstead(clock, longitude) : null
  if (offset === null) return null
  return (
    <Notice
      title="Before standard time"
      action={
        <Button
          variant="quiet"
          onClick={() => form.change({ timezone: 'LMT', which: null })}
        >{`Use local mean time, ${offsetWords(offset)}`}</Button>
      }
    >
      Clocks of the zone did not keep a standard time yet; this is the time of its main city. If the
      clock went by the Sun of the place of birth, choose local mean time.
    </Notice>
  )
}

function aheadWords(seconds: number): string {
  const side = seconds > 0 ? 'ahead of' : 'behind'
  return `Clocks there were ${lengthWords(Math.abs(seconds))} ${side} those of today on the same date.`
}

type ClockChoiceProps = { form: BirthForm; clock: BirthClock; time: string }

function chosenOf({ reading, earlier, later }: Extract<BirthClock, { kind: 'ambiguous' }>) {
  if (reading === null) return null
  return reading.utc === later.utc ? 'later' : earlier.utc === reading.utc ? 'earlier' : null
}

/** A local time that occurred twice or never; the person chooses which was meant. */
function ClockChoice({ form, clock, time }: ClockChoiceProps) {
  switch (clock.kind) {
    case 'unique':
      return null
    case 'ambiguous':
      return (
        <>
          <Notice title={`${time} came twice on that day`}>
            The clocks were put back. Nothing is computed until you choose.
          </Notice>
          <RadioChoice
            legend={`Which ${time} was it?`}
            value={chosenOf(clock)}
            onChange={(which) => form.change({ which })}
            choices={(['earlier', 'later'] as const).map((which) => ({
              value: which,
              label: `The ${which}, ${offsetWords(clock[which].offsetSeconds)}`,
              detail: utcWords(clock[which].utc),
            }))}
          />
        </>
      )
    case 'nonexistent':
      return (
        <Notice
          tone="danger"
          title={`No clock there showed ${time} on that day`}
          action={
            <Row>
              {clock.nearest.map(({ date, time: shown, reading }) => (
                <Button
                  key={reading.utc}
                  variant="quiet"
                  onClick={() => form.change({ date, time: shown, which: null })}
                >{`${shown}, ${offsetWords(reading.offsetSeconds)} (${utcWords(reading.utc)})`}</Button>
              ))}
            </Row>
          }
        >
          The clocks went forward past it. Which of the two nearest times was meant?
        </Notice>
      )
    default:
      return assertNever(clock)
  }
}

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
function ZoneField({ form }: { form: BirthForm }) {
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
