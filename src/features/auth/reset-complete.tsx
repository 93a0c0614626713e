import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'

export function ResetComplete({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Page title="Password reset complete" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide" align="start">
        <Notice title="Your new password is set">
          Everything you recorded is as it was. Sign in with the new password to go on.
        </Notice>
        <Button onClick={onSignIn}>Sign In</Button>
      </Stack>
    </Page>
  )
}
