import { FailedCheck } from '~/features/auth/failed-check.tsx'
import { NewPasswordForm } from '~/features/auth/new-password-form.tsx'
import { useCodeCheck } from '~/features/auth/use-code-check.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { paths } from '~/lib/paths.ts'
import { Card } from '~/ui/layout/card.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Loader } from '~/ui/loader.tsx'
import { Text } from '~/ui/text.tsx'

type ResetLinkProps = {
  code: string
  /** The account with this address has its new password. */
  onDone: (email: string) => void
  onResetSent: (email: string) => void
}

/** What the link in a reset e-mail opens: the code is checked, then a new password asked for. */
export function ResetLink(props: ResetLinkProps) {
  return (
    <Page title="Choose a new password" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <CheckedCode {...props} />
    </Page>
  )
}

function CheckedCode({ code, onDone, onResetSent }: ResetLinkProps) {
  const { check, ask, fail } = useCodeCheck(code)
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
              onDone={() => onDone(check.email)}
              onDeadCode={(error) => fail(error, check.email)}
            />
          </Stack>
        </Card>
      )
    case 'failed':
      return (
        <FailedCheck
          error={check.error}
          email={check.email}
          onRetry={ask}
          onResetSent={onResetSent}
        />
      )
    default:
      return assertNever(check)
  }
}
