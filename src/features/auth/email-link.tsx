import { FailedEmailLink } from '~/features/auth/failed-email-link.tsx'
import { useEmailLink } from '~/features/auth/use-email-link.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { paths } from '~/lib/paths.ts'
import { Button } from '~/ui/button.tsx'
import { FactList } from '~/ui/fact-list.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Loader } from '~/ui/loader.tsx'
import { Text } from '~/ui/text.tsx'

type EmailLinkProps = {
  code: string
  /** The account has this address now. */
  onDone: (email: string) => void
  onSignIn: () => void
}

/** What the link sent to a new address opens: what it would change, and the button that does. */
export function EmailLink(props: EmailLinkProps) {
  return (
    <Page title="Your new email" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <CheckedLink {...props} />
    </Page>
  )
}

function CheckedLink({ code, onDone, onSignIn }: EmailLinkProps) {
  const { stage, finish } = useEmailLink(code, onDone)
  switch (stage.at) {
    case 'checking':
      return <Loader label="Checking your link…" />
    case 'good':
      return (
        <Card>
          <Stack>
            <FactList
              facts={[
                { name: 'Now', value: stage.address.from },
                { name: 'From now on', value: stage.address.to },
              ]}
            />
            <Text tone="soft">
              Nothing has changed yet. Afterwards you sign in with the new address and the password
              you have, on every device.
            </Text>
            <Button size="large" fill busy={stage.isBusy} onClick={() => finish(stage.address)}>
              {stage.isBusy ? 'Processing...' : 'Use the New Email'}
            </Button>
          </Stack>
        </Card>
      )
    case 'failed':
      return <FailedEmailLink error={stage.error} onRetry={stage.retry} onSignIn={onSignIn} />
    default:
      return assertNever(stage)
  }
}
