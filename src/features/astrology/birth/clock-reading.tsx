import {
  aheadOfToday,
  type BirthClock,
  isFarFromSun,
  localMeanTimeInstead,
} from '~/domain/birth/birth-clock.ts'
import { lengthWords, offsetWords, utcWords } from '~/features/astrology/birth/birth-words.ts'
import type { BirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { RadioChoice } from '~/ui/choices/choices.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Always shows how the time of birth was understood, and asks when the person must decide. */
export function ClockReading({ form }: { form: BirthForm }) {
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
