import { useCallback, useEffect, useState } from 'react'
import { identityWords } from '~/features/auth/identity-wording.ts'
import { NewEmailForm } from '~/features/auth/new-email-form.tsx'
import { isDeadCode, NewPasswordForm } from '~/features/auth/new-password-form.tsx'
import { assertNever } from '~/lib/assert-never.ts'
import { paths } from '~/lib/paths.ts'
import { account } from '~/queries/account.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Loader } from '~/ui/loader.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Text } from '~/ui/text.tsx'

type Check =
  | { status: 'checking' }
  | { status: 'good'; email: string }
  | { status: 'failed'; error: unknown; email: string }

type ResetLinkProps = {
  code: string
  onDone: () => void
  onResetSent: (email: string) => void
}

/** What the link in a reset e-mail opens: the code is checked, then a new password asked for. */
export function ResetLink({ code, onDone, onResetSent }: ResetLinkProps) {
  const [check, setCheck] = useState<Check>({ status: 'checking' })
  const ask = useCallback(() => {
    setCheck({ status: 'checking' })
    account.checkResetCode(code).then(
      (email) => setCheck({ status: 'good', email }),
      (error: unknown) => setCheck({ status: 'failed', error, email: '' }),
    )
  }, [code])
  useEffect(ask, [ask])

  const content = () => {
    switch (check.status) {
      case 'checking':
        return <Loader label="Checking your link…" />
      case 'good':
        return (
          <Card>
            <Stack>
              <Text tone="soft">For {check.email}</Text>
              <NewPasswordForm
                code={code}
                email={check.email}
                onDone={onDone}
                onDeadCode={(error) => setCheck({ status: 'failed', error, email: check.email })}
              />
            </Stack>
          </Card>
        )
      case 'failed':
        return <FailedCheck {...check} onRetry={ask} onResetSent={onResetSent} />
      default:
        return assertNever(check)
    }
  }

  return (
    <Page title="Choose a new password" back={{ to: paths.landing(), label: 'Back to Home' }}>
      {content()}
    </Page>
  )
}

type FailedCheckProps = {
  error: unknown
  email: string
  onRetry: () => void
  onResetSent: (email: string) => void
}

function FailedCheck({ error, email, onRetry, onResetSent }: FailedCheckProps) {
  if (!isDeadCode(error)) {
    return (
      <Notice
        tone="danger"
        title="The link could not be checked"
        action={
          <Button variant="quiet" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {identityWords(error)}
      </Notice>
    )
  }
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
