import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { useOverlayLink } from '~/ui/use-overlay-link.ts'

/** Where one goes from here; an invitation above is the way to a first birth. */
export function WaysOn({ isKnown }: { isKnown: boolean }) {
  const link = useOverlayLink()
  return (
    <Row stackOnPhone>
      {isKnown && (
        <ButtonLink to={paths.astrologyOnboarding()} variant="quiet">
          Edit Astro Info
        </ButtonLink>
      )}
      <ButtonLink {...link(overlays.mantras())} variant="quiet">
        Get Mantras
      </ButtonLink>
      <ButtonLink to={paths.vedicCalculator()} variant="quiet">
        Vedic Calculator
      </ButtonLink>
    </Row>
  )
}
