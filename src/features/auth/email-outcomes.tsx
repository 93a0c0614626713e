import { isSameAddress } from '~/domain/account/account-fields.ts'
import { useResetEmail } from '~/features/auth/reset-email.tsx'
import { paths } from '~/lib/paths.ts'
import { useSignInState } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type EmailChangedProps = { email: string; onSignIn: () => void }

/** Confirms the new address of an account and offers to sign in with it. */
export function EmailChanged({ email, onSignIn }: EmailChangedProps) {
  return (
    <Page title="Your new email" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide" align="start">
        <Notice title="Your email is changed">{`Sign in with ${email} and the password you have. Everything you recorded is as it was.`}</Notice>
        <OtherPerson email={email} />
        <Button onClick={onSignIn}>Sign In</Button>
      </Stack>
    </Page>
  )
}

/** The address whose password was changed, and a function to sign in. */
type ResetCompleteProps = { email: string; onSignIn: () => void }

export function ResetComplete({ email, onSignIn }: ResetCompleteProps) {
  return (
    <Page title="Password reset complete" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide" align="start">
        <Notice title="Your new password is set">
          Everything you recorded is as it was. Sign in with the new password to go on.
        </Notice>
        <OtherPerson email={email} />
        <Button onClick={onSignIn}>Sign In</Button>
      </Stack>
    </Page>
  )
}

type ResetEmailSentProps = { email: string; onSignIn: () => void }

/** Worded so that it does not reveal whether the address has an account. */
export function ResetEmailSent({ email, onSignIn }: ResetEmailSentProps) {
  const { isSending, send } = useResetEmail()
  return (
    <Page title="Check your email" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide">
        <Notice title="Password reset sent">{`If ${email} has an account, a message with a link to choose a new password is on its way. It can take a few minutes, and it may lie among the spam.`}</Notice>
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

/** Warns that signing in with this address signs out another person on this device. */
function OtherPerson({ email }: { email: string }) {
  const state = useSignInState()
  if (state.status === 'signed-out' || isSameAddress(state.person.email, email)) return null
  return (
    <Text tone="soft">{`${state.person.email} is signed in here now. Signing in with ${email} signs that account out; what was written there stays on this device.`}</Text>
  )
}
