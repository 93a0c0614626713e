import { aheadOfToday, isFarFromSun, localMeanTimeInstead } from '~/domain/birth-clock.ts'
import { lengthWords, offsetWords, utcWords } from '~/features/astrology/birth-words.ts'
import { ClockChoice } from '~/features/astrology/clock-choice.tsx'
import type { BirthForm } from '~/features/astrology/use-birth-form.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Text } from '~/ui/text.tsx'

/** How the time of birth was understood, always said; and what is to be decided about it. */
export function ClockReading({ form }: { form: BirthForm }) {
  const { clock, date, time, longitude } = form.entry
  if (!clock || date === null || time === null) return null
  const ahead = aheadOfToday(clock, date, time, new Date())
  return (
    <Stack gap="tight">
      <ClockChoice form={form} clock={clock} time={time} />
      {clock.reading && (
        <Text>
          {time} was {offsetWords(clock.reading.offsetSeconds)}
          {clock.zone === null ? '' : `, ${clock.zone}`}: {utcWords(clock.reading.utc)}.
          {ahead === 0 ? '' : ` ${aheadWords(ahead)}`}
        </Text>
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

/** Before standard time a zone knows the time of one city only. */
function MeanTimeOffer({ form }: { form: BirthForm }) {
  const { clock, longitude } = form.entry
  const offset = clock && longitude !== null ? localMeanTimeInstead(clock, longitude) : null
  if (offset === null) return null
  return (
    <Notice
      title="Before standard time"
      action={
        <Button variant="quiet" onClick={() => form.change({ timezone: 'LMT', which: null })}>
          Use local mean time, {offsetWords(offset)}
        </Button>
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
