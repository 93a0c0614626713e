import { DataError } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { dataErrorWords } from '~/ui/error-notice.tsx'
import { Notice } from '~/ui/notice.tsx'

type UnreadProfileProps = { error: unknown; onRetry: () => void }

/** The birth details could not be read. */
export function UnreadProfile({ error, onRetry }: UnreadProfileProps) {
  const kind = error instanceof DataError ? error.kind : 'unexpected'
  if (kind === 'signed-out') {
    return (
      <Notice
        tone="danger"
        title="You must be logged in"
        action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}
      >
        Your birth details are safe, and shown once you have signed in again.
      </Notice>
    )
  }
  return (
    <Notice
      tone="danger"
      title="Failed to load astrology profile."
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {dataErrorWords(kind).text}
    </Notice>
  )
}
