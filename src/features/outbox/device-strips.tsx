import { StripNotice, WaitingLine } from '~/features/outbox/view/strips.tsx'
import { overlays } from '~/lib/overlays.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { useUnreached } from '~/queries/cache/use-unreached.ts'
import { useOutbox } from '~/queries/outbox/use-outbox.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { dataErrorWords } from '~/ui/feedback/error-notice.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/** Above every page: whether it shows what this device kept, and what waits to be sent. */
export function DeviceStrips() {
  return (
    <>
      <UnreachedNotice />
      <WaitingStrip />
    </>
  )
}

/** Above a page that shows what this device kept, because the database could not be read. */
function UnreachedNotice() {
  const { unreached, retry } = useUnreached()
  if (!unreached) return null
  const made = new Intl.DateTimeFormat(ownEnglish(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <StripNotice
      title={dataErrorWords(unreached.kind).title}
      action={
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      }
    >
      {`This is what this device kept on ${made.format(unreached.since)}.`}
    </StripNotice>
  )
}

/** How many things wait on this device, on every screen, with a way to see them. */
function WaitingStrip() {
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
