import { memo } from 'react'
import type { OfferedSunrise } from '~/queries/almanac/sunrise-kind.ts'
import { RadioChoice } from '~/ui/choices/choices.tsx'
import { SideBySide } from '~/ui/layout/side-by-side.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type SunriseChoiceProps = { kind: OfferedSunrise; onChoose: (kind: OfferedSunrise) => void }

export const SUNRISE_NAMES: Readonly<Record<OfferedSunrise, string>> = {
  upperLimb: 'The upper edge',
  centreWithoutRefraction: 'The middle',
}

const MEANS = {
  upperLimb:
    'Sunrise here is when the upper edge of the Sun comes above a level horizon, with the bending of light by the air, as newspapers print it.',
  centreWithoutRefraction:
    'Sunrise here is when the middle of the Sun passes a level horizon, without the bending of light by the air: some minutes later than one sees it.',
} as const

/** Which sunrise is used, the choice of another, and why almanacs differ. */
export const SunriseChoice = memo(({ kind, onChoose }: SunriseChoiceProps) => {
  return (
    <SideBySide>
      <Stack>
        <Text>{MEANS[kind]}</Text>
        <RadioChoice
          legend="Count the day from"
          value={kind}
          onChange={onChoose}
          choices={[
            {
              value: 'upperLimb',
              label: SUNRISE_NAMES.upperLimb,
              detail: 'as it is seen, with refraction',
            },
            {
              value: 'centreWithoutRefraction',
              label: SUNRISE_NAMES.centreWithoutRefraction,
              detail: 'without refraction, the “Hindu sunrise”',
            },
          ]}
        />
      </Stack>
      <Stack>
        <Heading level={3}>Why another almanac may say something else</Heading>
        <Text tone="soft">
          Almanacs differ by some minutes in what they call sunrise, in the ayanamsha (here Lahiri,
          mean) and in the places of the Sun and the Moon (here apparent, as seen from the centre of
          the Earth). Where a tithi ends near sunrise such minutes give a day another tithi, and
          some schools move the day of a fast by rules of their own.
        </Text>
      </Stack>
    </SideBySide>
  )
})
