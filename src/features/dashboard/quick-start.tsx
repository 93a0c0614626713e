import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/text.tsx'
import { useOverlayLink } from '~/ui/use-overlay-link.ts'

/** The other ways to begin: the hour's sky above has the first of them, unless nothing is offered there. */
export function QuickStart({ isLibraryEmpty }: { isLibraryEmpty: boolean }) {
  const overlayLink = useOverlayLink()
  return (
    <Stack gap="tight">
      <Heading>Quick Start</Heading>
      <Row gap="tight">
        {isLibraryEmpty && <ButtonLink to={paths.moodCheckin()}>Start Session</ButtonLink>}
        <ButtonLink to={paths.journal()} variant="quiet">
          Write Journal
        </ButtonLink>
        <ButtonLink {...overlayLink(overlays.sit())} variant="quiet">
          Sit without a recording
        </ButtonLink>
      </Row>
    </Stack>
  )
}
