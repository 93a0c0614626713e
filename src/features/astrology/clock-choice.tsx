import type { BirthClock } from '~/domain/birth-clock.ts'
import { offsetWords, utcWords } from '~/features/astrology/birth-words.ts'
import type { BirthForm } from '~/features/astrology/use-birth-form.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { Button } from '~/ui/button.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Notice } from '~/ui/notice.tsx'
import { RadioChoice } from '~/ui/radio-choice.tsx'

type ClockChoiceProps = { form: BirthForm; clock: BirthClock; time: string }

function chosenOf({ reading, earlier, later }: Extract<BirthClock, { kind: 'ambiguous' }>) {
  if (reading === null) return null
  return reading.utc === later.utc ? 'later' : earlier.utc === reading.utc ? 'earlier' : null
}

/** A time that came twice, or never: the person says which was meant. */
export function ClockChoice({ form, clock, time }: ClockChoiceProps) {
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
                >
                  {shown}, {offsetWords(reading.offsetSeconds)} ({utcWords(reading.utc)})
                </Button>
              ))}
            </Row>
          }
        >
          The clocks were put forward past it. Which of the two nearest times was meant?
        </Notice>
      )
    default:
      return assertNever(clock)
  }
}
