import { isDeadCode } from '~/features/auth/dead-code.ts'
import { identityWords } from '~/features/auth/identity-wording.ts'
import { NewEmailForm } from '~/features/auth/new-email-form.tsx'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'

type FailedCheckProps = {
  error: unknown
  /** The address, when it is known. */
  email: string
  onRetry: () => void
  onResetSent: (email: string) => void
}

/** A reset link that leads no further: a new e-mail, or another try when the service was not reached. */
export function FailedCheck({ error, email, onRetry, onResetSent }: FailedCheckProps) {
  if (isDeadCode(error)) {
    return (
      <Stack gap="wide">
        <Notice tone="danger" title="This link does not work any more">
          {identityWords(error)}
        </Notice>
        <Card>
          <NewEmailForm knownEmail={email} onSent={onResetSent} />
        </Card>
      </Stack>
    )
  }
  const again = (
    <Button variant="quiet" onClick={onRetry}>
      Try Again
    </Button>
  )
  return (
    <Notice tone="danger" title="The link could not be checked" action={again}>
      {identityWords(error)}
    </Notice>
  )
}
