import { identityWords } from '~/features/auth/identity-wording.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'

const AGAIN = 'Sign in, and ask for another link under Profile, Account.'

type FailedEmailLinkProps = { error: unknown; onRetry: () => void; onSignIn: () => void }

/** A link to a new address that leads no further, or a service that was not reached. */
export function FailedEmailLink({ error, onRetry, onSignIn }: FailedEmailLinkProps) {
  const words = finalWords(error)
  if (words === undefined) {
    const again = (
      <Button variant="quiet" onClick={onRetry}>
        Try Again
      </Button>
    )
    return (
      <Notice tone="danger" title="The link could not be used" action={again}>
        {wordsOf(error)}
      </Notice>
    )
  }
  return (
    <Stack gap="wide" align="start">
      <Notice tone="danger" title="This link does not work any more">
        {words}
      </Notice>
      <Button onClick={onSignIn}>Sign In</Button>
    </Stack>
  )
}

function wordsOf(error: unknown): string {
  return error instanceof IdentityError && error.kind === 'offline'
    ? 'The sign-in service cannot be reached. Your address may be as it was. Check your connection, then try again.'
    : identityWords(error)
}

/** Words for what no other try can mend. */
function finalWords(error: unknown): string | undefined {
  switch (error instanceof IdentityError ? error.kind : 'unexpected') {
    case 'expired-code':
      return `It has expired, and your address is as it was. ${AGAIN}`
    case 'invalid-code':
      return `It is not complete or was used before. If you have used it, sign in with the new address. If not, your address is as it was. ${AGAIN}`
    case 'email-in-use':
      return 'There is an account with the new address already. Yours is as it was: sign in with the address you have.'
    default:
      return undefined
  }
}
