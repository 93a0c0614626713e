import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isSameAddress } from '~/domain/account/account-fields.ts'
import { EmailLink } from '~/features/auth/email-link.tsx'
import { EmailChanged, ResetComplete, ResetEmailSent } from '~/features/auth/email-outcomes.tsx'
import { ResetLink } from '~/features/auth/reset-link.tsx'
import { SignIn } from '~/features/auth/sign-in.tsx'
import { SignInFrame } from '~/features/auth/sign-in-frame.tsx'
import type { SignInMode } from '~/features/auth/sign-in-validation.ts'
import { type EndedLink, type MailLink, useMailLink } from '~/features/auth/use-mail-link.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { paths } from '~/lib/paths.ts'
import { account } from '~/queries/account/account.ts'
import { useSignInState } from '~/queries/person.tsx'

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
