import { useCallback, useEffect, useState } from 'react'
import { assertNever } from '~/lib/assert-never.ts'
import { type IdentityErrorKind, identityErrorKind } from '~/lib/identity-error.ts'
import { paths } from '~/lib/paths.ts'
import {
  type AddressLinkKind,
  addressLink,
  type LinkedAddress,
} from '~/queries/account/change-account.ts'
import { useSignInState } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { type IdentityTask, identityWords } from '~/ui/feedback/identity-words.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type LinkWords = {
  readonly title: string
  /** The names of the account's address now and then. */
  readonly from: string
  readonly to: string
  /** What the button does, and what it leaves. */
  readonly about: string
  readonly button: string
  readonly task: IdentityTask
}

/** What the page of each kind of link says. */
export const LINK_WORDS: Readonly<Record<AddressLinkKind, LinkWords>> = {
  'change-email': {
    title: 'Your new email',
    from: 'Now',
    to: 'From now on',
    about:
      'Nothing has changed yet. Afterwards you sign in with the new address and the password you have, on every device.',
    button: 'Use the New Email',
    task: 'use-email-link',
  },
  'verify-email': {
    title: 'Is this your email?',
    from: 'Now',
    to: 'Address',
    about:
      'Say yes if this is your address and the account is yours. A new password, if you ever need one, goes there.',
    button: 'Yes, It Is Mine',
    task: 'use-verify-link',
  },
  'recover-email': {
    title: 'Take back your email',
    from: 'Now',
    to: 'Back to',
    about:
      'The address of your account was changed. If that was not you, take your account back to this address. If it was you, there is nothing to do here: close this page.',
    button: 'Take It Back',
    task: 'use-recover-link',
  },
}

type EmailLinkProps = {
  kind: AddressLinkKind
  code: string
  /** Called with the account's address from now on. */
  onDone: (email: string) => void
  onSignIn: () => void
}

/**
 * The page of a link sent to an address: what it would change, and the button that does it.
 */
export function EmailLink(props: EmailLinkProps) {
  return (
    <Page
      title={LINK_WORDS[props.kind].title}
      back={{ to: paths.landing(), label: 'Back to Home' }}
    >
      <CheckedLink {...props} />
    </Page>
  )
}

function CheckedLink({ kind, code, onDone, onSignIn }: EmailLinkProps) {
  const { stage, finish } = useEmailLink(kind, code, onDone)
  const words = LINK_WORDS[kind]
  switch (stage.at) {
    case 'checking':
      return <Loader label="Checking your link…" />
    case 'good':
      return (
        <Stack>
          <FactList
            facts={[
              ...(stage.address.from === null
                ? []
                : [{ name: words.from, value: stage.address.from, in: null }]),
              { name: words.to, value: stage.address.to, in: null },
            ]}
          />
          <Text tone="soft">{words.about}</Text>
          <Button size="large" fill busy={stage.isBusy} onClick={() => finish(stage.address)}>
            {stage.isBusy ? 'Processing...' : words.button}
          </Button>
        </Stack>
      )
    case 'failed':
      return (
        <FailedEmailLink
          error={stage.error}
          task={words.task}
          onRetry={stage.retry}
          onSignIn={onSignIn}
        />
      )
    default:
      return assertNever(stage)
  }
}

type EmailLinkStage =
  | { readonly at: 'checking' }
  | { readonly at: 'good'; readonly address: LinkedAddress; readonly isBusy: boolean }
  | { readonly at: 'failed'; readonly error: unknown; retry(): void }

/**
 * Checks a link to an address. The check changes nothing, since mail programs also open links; only
 * the button applies it.
 */
function useEmailLink(kind: AddressLinkKind, code: string, onDone: (email: string) => void) {
  const [stage, setStage] = useState<EmailLinkStage>({ at: 'checking' })
  const check = useCallback(() => {
    setStage({ at: 'checking' })
    addressLink.check(kind, code).then(
      (address) => setStage({ at: 'good', address, isBusy: false }),
      (error: unknown) => setStage({ at: 'failed', error, retry: check }),
    )
  }, [kind, code])
  useEffect(() => {
    check()
  }, [check])
  const finish = (address: LinkedAddress) => {
    setStage({ at: 'good', address, isBusy: true })
    addressLink.finish(kind, code, address).then(
      () => onDone(address.to),
      (error: unknown) => setStage({ at: 'failed', error, retry: () => finish(address) }),
    )
  }
  return { stage, finish }
}

type FailedEmailLinkProps = {
  error: unknown
  task: IdentityTask
  onRetry: () => void
  onSignIn: () => void
}

// A retry cannot help against these.
const FINAL: readonly IdentityErrorKind[] = [
  'expired-code',
  'invalid-code',
  'other-code',
  'email-in-use',
  'disabled',
  'wrong-credentials',
]

const ANOTHER_LINK = 'Ask for another link under Profile, Account.'
const SIGN_IN_FIRST = 'Sign in, and ask for another link under Profile, Account.'

/** Whether another link of the same kind would help. */
function isSpent(error: unknown): boolean {
  const kind = identityErrorKind(error)
  return kind === 'expired-code' || kind === 'invalid-code'
}

/** A link to an address that cannot be used, or a service that could not be reached. */
function FailedEmailLink({ error, task, onRetry, onSignIn }: FailedEmailLinkProps) {
  const isSignedIn = useSignInState().status === 'signed-in'
  const words = identityWords(error, task)
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
        {isSpent(error) && task !== 'use-recover-link'
          ? `${words} ${isSignedIn ? ANOTHER_LINK : SIGN_IN_FIRST}`
          : words}
      </Notice>
      <WayOn onSignIn={onSignIn} />
    </Stack>
  )
}

/** Leads on from a link that has nothing to do: home, or to the sign-in. */
export function WayOn({ onSignIn }: { onSignIn: () => void }) {
  const isSignedIn = useSignInState().status === 'signed-in'
  return <Button onClick={onSignIn}>{isSignedIn ? 'Go to Your Home' : 'Sign In'}</Button>
}
