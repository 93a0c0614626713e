import { paths } from '~/lib/paths.ts'
import { usualCaster } from '~/queries/chart.ts'
import { Button } from '~/ui/button.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/text.tsx'

const KEPT = {
  device:
    'They are kept with your account, where only you can read them, and the chart is computed on this device.',
  backend:
    'They are kept with your account, where only you can read them, and sent to the astrology service that this copy of Alap asks for charts.',
} as const

/** Asks for birth details once, quietly: why, and where they stay. */
export function AstroInvitation({ onHide }: { onHide: () => void }) {
  return (
    <Card>
      <Stack>
        <Heading level={3}>Add your birth details</Heading>
        <Text>
          With the day, time and place of your birth, your chart has a say in the raga of the hour,
          and Alap tells you how it came to it.
        </Text>
        <Text size="small" tone="soft">
          {KEPT[usualCaster()]}
        </Text>
        <Row gap="tight">
          <ButtonLink to={paths.astrologyOnboarding()} variant="quiet">
            Add your birth details
          </ButtonLink>
          <Button variant="ghost" onClick={onHide}>
            Hide this
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

/** For a record from before places were found on the globe. */
export function AstroCompletion() {
  return (
    <Card>
      <Stack>
        <Heading level={3}>Complete your birth details</Heading>
        <Text>
          Your details are kept, but the place of birth has not been found on the map yet. Choose it
          once more, and your chart can be drawn.
        </Text>
        <Row>
          <ButtonLink to={paths.astrologyOnboarding()} variant="quiet">
            Complete your birth details
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}
