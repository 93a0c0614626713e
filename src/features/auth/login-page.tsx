import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isSameAddress } from '~/domain/account/account-fields.ts'
import { EmailLink, LINK_WORDS, WayOn } from '~/features/auth/email-link.tsx'
import { useResetEmail } from '~/features/auth/reset-email.tsx'
import { ResetLink } from '~/features/auth/reset-link.tsx'
import { SignIn } from '~/features/auth/sign-in.tsx'
import { SignInFrame } from '~/features/auth/sign-in-frame.tsx'
import type { SignInMode } from '~/features/auth/sign-in-validation.ts'
import {
  ENDS_AS,
  type EndedLink,
  type MailLink,
  useMailLink,
} from '~/features/auth/use-mail-link.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { paths } from '~/lib/paths.ts'
import { account } from '~/queries/account/account.ts'
import type { AddressLinkKind } from '~/queries/account/change-account.ts'
import { useSignInState } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type Stage =
  | { at: 'entry'; email?: string }
  | { at: 'reset-link'; code: string }
  | { at: AddressLinkKind; code: string }
  | { at: 'unknown-link'; code: string }
  | { at: 'reset-email-sent'; email: string }
  | EndedLink

/**
 * Sign in, create an account, both steps of a password reset, and every link that the identity
 * service mails.
 */
export function LoginPage() {
  return (
    <SignInFrame>
      <LoginStage />
    </SignInFrame>
  )
}

function LoginStage() {
  const { link, ended, finish, forget } = useMailLink()
  const code = link?.code ?? null
  const { search, state } = useLocation()
  const [moved, move] = useState<{ to: Stage; under: string | null } | null>(null)
  // A new link opened on the same page starts again; a used link is no longer in the state.
  const isStill = moved !== null && (code === null || code === moved.under)
  const stage = isStill ? moved.to : firstStage(link, ended)
  const go = (to: Stage) => move({ to, under: code })
  const end = (to: EndedLink) => {
    go(to)
    finish(to)
  }
  const enter = (email?: string) => {
    go(email === undefined ? { at: 'entry' } : { at: 'entry', email })
    if (link || ended) forget()
  }
  const toSent = (email: string) => go({ at: 'reset-email-sent', email })
  const here = useSignInState()
  const signInAs = (email: string) => {
    // If another person stays signed in, the page would lead to that person's pages.
    if (here.status === 'signed-in' && !isSameAddress(here.person.email, email)) account.signOut()
    enter(email)
  }

  switch (stage.at) {
    case 'entry':
      return (
        <SignIn
          firstMode={modeIn(search)}
          email={stage.email}
          destinationFor={(uid) => destinationOf(state, uid)}
          brings={fieldsOf(state).brings === true}
          onResetSent={toSent}
        />
      )
    case 'reset-link':
      return (
        <ResetLink
          key={stage.code}
          code={stage.code}
          onDone={(email) => end({ at: 'reset-complete', email })}
          onResetSent={toSent}
        />
      )
    case 'change-email':
    case 'verify-email':
    case 'recover-email':
      return (
        <EmailLink
          key={stage.code}
          kind={stage.at}
          code={stage.code}
          onDone={(email) => end({ at: ENDS_AS[stage.at], email })}
          onSignIn={() => enter()}
        />
      )
    case 'unknown-link':
      return <UnknownLink onSignIn={() => enter()} />
    case 'reset-email-sent':
      return <ResetEmailSent email={stage.email} onSignIn={() => signInAs(stage.email)} />
    case 'reset-complete':
      return <ResetComplete email={stage.email} onSignIn={() => signInAs(stage.email)} />
    case 'email-changed':
      return <EmailChanged email={stage.email} onSignIn={() => signInAs(stage.email)} />
    case 'email-verified':
      return <EmailVerified email={stage.email} onSignIn={() => signInAs(stage.email)} />
    case 'email-recovered':
      return (
        <EmailRecovered
          email={stage.email}
          onSignIn={() => signInAs(stage.email)}
          onResetSent={toSent}
        />
      )
    default:
      return assertNever(stage)
  }
}

function firstStage(link: MailLink | null, ended: EndedLink | null): Stage {
  if (link) return { at: link.opens, code: link.code }
  return ended ?? { at: 'entry' }
}

/** Any unknown mode counts as sign-in. */
function modeIn(search: string): SignInMode {
  return new URLSearchParams(search).get('mode') === 'create' ? 'create-account' : 'sign-in'
}

/**
 * Where a person goes after signing in: the page the guard redirected from, else the dashboard.
 * Navigation state can be forged, so only an address of this app counts; a page where somebody's
 * sign-in ended is only for that person, by `uid`.
 */
export function destinationOf(state: unknown, uid: string): string {
  const { from, of } = fieldsOf(state)
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.dashboard()
  if (of !== undefined && of !== uid) return paths.dashboard()
  const { origin } = window.location
  const url = parsed(from, origin)
  if (url?.origin !== origin || OPEN_PAGES.includes(url.pathname)) return paths.dashboard()
  // "/.//elsewhere" is an address of this app, but its path alone would lead to another host.
  if (url.pathname.startsWith('//')) return paths.dashboard()
  return `${url.pathname}${url.search}`
}

const OPEN_PAGES: readonly string[] = [paths.landing(), paths.login()]

function fieldsOf(state: unknown): { from?: unknown; of?: unknown; brings?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}

function parsed(address: string, base: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

type EmailChangedProps = { email: string; onSignIn: () => void }

/** Confirms the new address of an account and offers to sign in with it. */
function EmailChanged({ email, onSignIn }: EmailChangedProps) {
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

/** Thanks for a confirmed address, and leads a person who is signed in with it home. */
function EmailVerified({ email, onSignIn }: EmailChangedProps) {
  const state = useSignInState()
  const isHere = state.status === 'signed-in' && isSameAddress(state.person.email, email)
  return (
    <Page
      title={LINK_WORDS['verify-email'].title}
      back={{ to: paths.landing(), label: 'Back to Home' }}
    >
      <Stack gap="wide" align="start">
        <Notice title="Thank you, your email is confirmed">{`${email} is yours. If you ever forget your password, a new one can be set through it.`}</Notice>
        <OtherPerson email={email} />
        {isHere ? <WayOn onSignIn={onSignIn} /> : <Button onClick={onSignIn}>Sign In</Button>}
      </Stack>
    </Page>
  )
}

type EmailRecoveredProps = EmailChangedProps & { onResetSent: (email: string) => void }

/** The account has its old address again. The person who changed it may still know the password. */
function EmailRecovered({ email, onSignIn, onResetSent }: EmailRecoveredProps) {
  const { isSending, send } = useResetEmail()
  const sendReset = async () => {
    if (await send(email)) onResetSent(email)
  }
  return (
    <Page
      title={LINK_WORDS['recover-email'].title}
      back={{ to: paths.landing(), label: 'Back to Home' }}
    >
      <Stack gap="wide" align="start">
        <Notice title="Your account is yours again">{`You sign in with ${email}, as before.`}</Notice>
        <Text>
          The person who changed the address may know your password. Choose a new one now: we send
          you a link for it.
        </Text>
        <OtherPerson email={email} />
        <Row stackOnPhone>
          <Button busy={isSending} onClick={sendReset}>
            {isSending ? 'Processing...' : 'Send Me the Link'}
          </Button>
          <Button variant="quiet" onClick={onSignIn}>
            Sign In
          </Button>
        </Row>
      </Stack>
    </Page>
  )
}

/** A link whose purpose this app does not know. */
function UnknownLink({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Page title="An unknown link" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide" align="start">
        <Notice tone="danger" title="We do not know what this link is for">
          Nothing has changed. It may not be complete: open it once more from the email, or ask for
          another.
        </Notice>
        <WayOn onSignIn={onSignIn} />
      </Stack>
    </Page>
  )
}

/** The address whose password was changed, and a function to sign in. */
type ResetCompleteProps = { email: string; onSignIn: () => void }

function ResetComplete({ email, onSignIn }: ResetCompleteProps) {
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
function ResetEmailSent({ email, onSignIn }: ResetEmailSentProps) {
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
