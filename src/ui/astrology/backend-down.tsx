import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'

type BackendDownProps = {
  down: { readonly retry: () => void; readonly onDevice: () => void }
  /** Another card on the page has the same buttons already. */
  hasButtonsElsewhere?: boolean
}

/** The astrology backend says that it is down, or says nothing. */
export function BackendDown({ down, hasButtonsElsewhere = false }: BackendDownProps) {
  return (
    <Notice
      title="Backend service unavailable"
      {...(!hasButtonsElsewhere && {
        action: (
          <>
            <Button variant="quiet" onClick={down.onDevice}>
              Calculate on this device
            </Button>
            <Button variant="quiet" onClick={down.retry}>
              Try again
            </Button>
          </>
        ),
      })}
    >
      Backend service is not available
    </Notice>
  )
}
