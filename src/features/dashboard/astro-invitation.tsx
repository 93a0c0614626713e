import { useState } from 'react'
import { paths } from '~/lib/paths.ts'
import { usualCaster } from '~/queries/birth/chart.ts'
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

const KEY = 'alap:astro-invitation'

/** Whether this device still invites to add birth details; once hidden it does so no more. */
export function useAstroInvitation() {
  const [isOpen, setOpen] = useState(read)
  return {
    isOpen,
    hide: () => {
      setOpen(false)
      try {
        localStorage.setItem(KEY, 'hidden')
      } catch {
        // A window that keeps nothing: the wish lasts as long as the page.
      }
    },
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'hidden'
  } catch {
    return true
  }
}

/** Keeps the place of the raga while the chart is being read. */
export function AstroWaiting() {
  return (
    <Card>
      <Loader label="Reading your chart…" />
    </Card>
  )
}
