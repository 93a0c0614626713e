import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { emailFault, isSameAddress } from '~/domain/account/account-fields.ts'
import { EmailLink } from '~/features/auth/email-link.tsx'
import { useResetEmail } from '~/features/auth/reset-email.tsx'
import { ResetLink } from '~/features/auth/reset-link.tsx'
import { SignIn } from '~/features/auth/sign-in.tsx'
import { SignInFrame } from '~/features/auth/sign-in-frame.tsx'
import type { SignInMode } from '~/features/auth/sign-in-validation.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { paths } from '~/lib/paths.ts'
import { account } from '~/queries/account/account.ts'
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
  | { at: 'email-link'; code: string }
  | { at: 'reset-email-sent'; email: string }
  | EndedLink

/**
 * Sign in, create an account, both steps of a password reset, and the second step of a new address.
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
    const isOther = here.status === 'signed-in' && !isSameAddress(here.person.email, email)
    if (isOther) account.signOut()
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
    case 'email-link':
      return (
        <EmailLink
          key={stage.code}
          code={stage.code}
          onDone={(email) => end({ at: 'email-changed', email })}
          onSignIn={() => enter()}
        />
      )
    case 'reset-email-sent':
      return <ResetEmailSent email={stage.email} onSignIn={() => signInAs(stage.email)} />
    case 'reset-complete':
      return <ResetComplete email={stage.email} onSignIn={() => signInAs(stage.email)} />
    case 'email-changed':
      return <EmailChanged email={stage.email} onSignIn={() => signInAs(stage.email)} />
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

/** The page that a link in an e-mail opens, and its code. */
type MailLink = { readonly opens: 'reset-link' | 'email-link'; readonly code: string }

/** The result of a used link, and the address of its account. */
type EndedLink = { readonly at: 'reset-complete' | 'email-changed'; readonly email: string }

const ENDS: readonly EndedLink['at'][] = ['reset-complete', 'email-changed']

// The modes in the links of the identity service.
const OPENS: Readonly<Record<string, MailLink['opens']>> = {
  resetPassword: 'reset-link',
  verifyAndChangeEmail: 'email-link',
}

/**
 * The e-mail link that opened this page, or `null`; its code gives access to the account, so it is
 * removed from the address bar and the referrer as soon as it is read. The navigation state keeps
 * the link across a reload until `finish`, then its result until `forget`.
 */
function useMailLink() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isInAddress = linkIn(search) !== null
  useEffect(() => {
    const mailLink = linkIn(search)
    if (mailLink) void navigate(pathname, { replace: true, state: { ...state, mailLink } })
  }, [pathname, search, state, navigate])
  return {
    link: isInAddress ? linkIn(search) : keptLink(state),
    ended: endedLink(state),
    finish: (ended: EndedLink) => void navigate(pathname, { replace: true, state: { ended } }),
    forget: () => void navigate(pathname, { replace: true, state: null }),
  }
}

function linkIn(search: string): MailLink | null {
  const parameters = new URLSearchParams(search)
  const mode = parameters.get('mode') ?? ''
  const opens = Object.hasOwn(OPENS, mode) ? OPENS[mode] : undefined
  const code = parameters.get('oobCode')
  return opens && code ? { opens, code } : null
}

// Navigation state can be forged.
function keptLink(state: unknown): MailLink | null {
  const kept = propertyOf(state, 'mailLink')
  const code = propertyOf(kept, 'code')
  const opens = Object.values(OPENS).find((known) => known === propertyOf(kept, 'opens'))
  return opens && typeof code === 'string' && code !== '' ? { opens, code } : null
}

function endedLink(state: unknown): EndedLink | null {
  const ended = propertyOf(state, 'ended')
  const email = propertyOf(ended, 'email')
  const at = ENDS.find((known) => known === propertyOf(ended, 'at'))
  return at && typeof email === 'string' && !emailFault(email) ? { at, email } : null
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
