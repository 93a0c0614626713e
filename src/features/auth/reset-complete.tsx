import { OtherPerson } from '~/features/auth/other-person.tsx'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'

/** Whose password is new, and the way to sign in with it. */
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
