import { WaitingLine } from '~/features/outbox/view/waiting-line.tsx'
import { overlays } from '~/lib/overlays.ts'
import { useOutbox } from '~/queries/outbox/use-outbox.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/** How many things wait on this device, on every screen, with a way to see them. */
export function WaitingStrip() {
  const { waiting } = useOutbox()
  const over = useOverlayLink()
  if (waiting.length === 0) return null
  const inNeed = waiting.filter(({ needsAttention }) => needsAttention).length
  return (
    <WaitingLine>
      <ButtonLink variant="quiet" {...over(overlays.waiting())}>
        {inNeed > 0
          ? counted(inNeed, 'Needs attention: 1 change', 'Need attention: # changes')
          : counted(
              waiting.length,
              'Saved on this device: 1 change',
              'Saved on this device: # changes',
            )}
      </ButtonLink>
    </WaitingLine>
  )
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : many.replace('#', String(count))
}
