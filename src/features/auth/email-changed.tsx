import { OtherPerson } from '~/features/auth/other-person.tsx'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'

type EmailChangedProps = { email: string; onSignIn: () => void }

/** An account has its new address, and this is the way to sign in with it. */
export function EmailChanged({ email, onSignIn }: EmailChangedProps) {
  return (
    <Page title="Your new email" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide" align="start">
        <Notice title="Your email is changed">
          Sign in with {email} and the password you have. Everything you recorded is as it was.
        </Notice>
        <OtherPerson email={email} />
        <Button onClick={onSignIn}>Sign In</Button>
      </Stack>
    </Page>
  )
}
