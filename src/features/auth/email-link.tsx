import { useCallback, useEffect, useState } from 'react'
import { assertNever } from '~/lib/assert-never.ts'
import { type IdentityErrorKind, identityErrorKind } from '~/lib/identity-error.ts'
import { paths } from '~/lib/paths.ts'
import { changeEmail, type NewAddress } from '~/queries/account/change-account.ts'
import { Button } from '~/ui/controls/button.tsx'
import { identityWords } from '~/ui/feedback/identity-words.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type EmailLinkProps = {
  code: string
  /** Called with the account's new address. */
  onDone: (email: string) => void
  onSignIn: () => void
}

/**
 * The page of the link sent to a new address: what it would change, and the button that does it.
 */
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

type EmailLinkStage =
  | { readonly at: 'checking' }
  | { readonly at: 'good'; readonly address: NewAddress; readonly isBusy: boolean }
  | { readonly at: 'failed'; readonly error: unknown; retry(): void }

/**
 * Checks a link to a new address. The check changes nothing, since mail programs also open links;
 * only the button applies it.
 */
function useEmailLink(code: string, onDone: (email: string) => void) {
  const [stage, setStage] = useState<EmailLinkStage>({ at: 'checking' })
  const check = useCallback(() => {
    setStage({ at: 'checking' })
    changeEmail.check(code).then(
      (address) => setStage({ at: 'good', address, isBusy: false }),
      (error: unknown) => setStage({ at: 'failed', error, retry: check }),
    )
  }, [code])
  useEffect(() => {
    check()
  }, [check])
  const finish = (address: NewAddress) => {
    setStage({ at: 'good', address, isBusy: true })
    changeEmail.finish(code, address).then(
      () => onDone(address.to),
      (error: unknown) => setStage({ at: 'failed', error, retry: () => finish(address) }),
    )
  }
  return { stage, finish }
}

type FailedEmailLinkProps = { error: unknown; onRetry: () => void; onSignIn: () => void }

// A retry cannot help against these.
const FINAL: readonly IdentityErrorKind[] = ['expired-code', 'invalid-code', 'email-in-use']

/** A link to a new address that cannot be used, or a service that could not be reached. */
function FailedEmailLink({ error, onRetry, onSignIn }: FailedEmailLinkProps) {
  const words = identityWords(error, 'use-email-link')
  if (!FINAL.includes(identityErrorKind(error))) {
    const again = (
      <Button variant="quiet" onClick={onRetry}>
        Try Again
      </Button>
    )
    return (
      <Notice tone="danger" title="The link could not be used" action={again}>
        {words}
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
