import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isSameAddress } from '~/domain/email-address.ts'
import { destinationOf } from '~/features/auth/destination.ts'
import { EmailChanged } from '~/features/auth/email-changed.tsx'
import { EmailLink } from '~/features/auth/email-link.tsx'
import { Entry } from '~/features/auth/entry.tsx'
import type { EntryMode } from '~/features/auth/entry-validation.ts'
import { ResetComplete } from '~/features/auth/reset-complete.tsx'
import { ResetEmailSent } from '~/features/auth/reset-email-sent.tsx'
import { ResetLink } from '~/features/auth/reset-link.tsx'
import { type EndedLink, type MailLink, useMailLink } from '~/features/auth/use-mail-link.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { account } from '~/queries/account.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'
import { DoorFrame } from '~/ui/frame/door-frame.tsx'

// Bhupali: S R G P D, with Ga as the brightest point.
const BHUPALI = { swaras: [0, 2, 4, 7, 9], vadi: 4 }

type Stage =
  | { at: 'entry'; email?: string }
  | { at: 'reset-link'; code: string }
  | { at: 'email-link'; code: string }
  | { at: 'reset-email-sent'; email: string }
  | EndedLink

/** Sign in, create an account, both halves of a password reset, and the second of a new address. */
export function LoginPage() {
  return (
    <DoorFrame emblem={BHUPALI}>
      <LoginStage />
    </DoorFrame>
  )
}

function LoginStage() {
  const { link, ended, finish, forget } = useMailLink()
  const code = link?.code ?? null
  const { search, state } = useLocation()
  const [moved, move] = useState<{ to: Stage; under: string | null }>()
  // A link opened later on the same page begins anew; a link that is used is gone.
  const isStill = moved !== undefined && (code === null || code === moved.under)
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
    // Signed in as somebody else, one would be led to their pages.
    const isOther = here.status === 'signed-in' && !isSameAddress(here.person.email, email)
    if (isOther) account.signOut()
    enter(email)
  }

  switch (stage.at) {
    case 'entry':
      return (
        <Entry
          firstMode={modeIn(search)}
          email={stage.email}
          destinationFor={(uid) => destinationOf(state, uid)}
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

/** An unknown mode is none. */
function modeIn(search: string): EntryMode {
  return new URLSearchParams(search).get('mode') === 'create' ? 'create-account' : 'sign-in'
}
