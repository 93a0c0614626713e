import { useState } from 'react'
import { paths } from '~/lib/paths.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'
import { usualCaster } from '~/queries/birth/caster.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

const KEPT = {
  device:
    'They are kept with your account, where only you can read them, and the chart is computed on this device.',
  backend:
    'They are kept with your account, where only you can read them, and sent to the astrology service that this copy of Alap asks for charts.',
} as const

/** Invites the person to add birth details: why, and where these are stored. */
export function AstroInvitation({ onHide }: { onHide: () => void }) {
  return (
    <Card>
      <Stack>
        <Heading level={3}>Add your birth details</Heading>
        <Text>
          Add when and where you were born, and your chart helps choose your raga. We show how.
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

/** For a record from before places had coordinates. */
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

const KEY = 'alap:astro-invitation'

/**
 * Whether this device still shows the invitation to add birth details; once closed, it does not.
 */
export function useAstroInvitation() {
  const [isOpen, setOpen] = useState(() => deviceSetting.read(KEY) !== 'hidden')
  return {
    isOpen,
    hide: () => {
      setOpen(false)
      deviceSetting.keep(KEY, 'hidden')
    },
  }
}

/** Keeps the space of the raga card while the chart is computed. */
export function AstroWaiting() {
  return (
    <Card>
      <Loader label="Reading your chart…" />
    </Card>
  )
}
