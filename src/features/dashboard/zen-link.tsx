import { useHasMiniPlayer } from '~/audio/use-has-mini-player.ts'
import { overlays } from '~/lib/overlays.ts'
import { ZenButton } from '~/ui/dashboard/zen-button.tsx'
import { useOverlayLink } from '~/ui/use-overlay-link.ts'

/** The way into Zen Mode, floating over the page. */
export function ZenLink() {
  const overlayLink = useOverlayLink()
  return <ZenButton {...overlayLink(overlays.zen())} aboveThePlayer={useHasMiniPlayer()} />
}
