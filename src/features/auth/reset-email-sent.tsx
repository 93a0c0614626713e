import { OtherPerson } from '~/features/auth/other-person.tsx'
import { useResetEmail } from '~/features/auth/use-reset-email.ts'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'

type ResetEmailSentProps = { email: string; onSignIn: () => void }

/** Worded so that nobody learns whether the address has an account. */
export function ResetEmailSent({ email, onSignIn }: ResetEmailSentProps) {
  const { isSending, send } = useResetEmail()
  return (
    <Page title="Check your email" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide">
        <Notice title="Password reset sent">
          If {email} has an account, a message with a link to choose a new password is on its way.
          It can take a few minutes, and it may lie among the spam.
        </Notice>
        <OtherPerson email={email} />
        <Row stackOnPhone>
          <Button onClick={onSignIn}>Back to Sign In</Button>
          <Button variant="quiet" busy={isSending} onClick={() => void send(email)}>
            {isSending ? 'Processing...' : 'Send It Again'}
          </Button>
        </Row>
      </Stack>
    </Page>
  )
}
