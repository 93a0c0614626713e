import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { destinationOf } from '~/features/auth/destination.ts'
import { EmailLink } from '~/features/auth/email-link.tsx'
import { Entry } from '~/features/auth/entry.tsx'
import { ResetComplete } from '~/features/auth/reset-complete.tsx'
import { ResetEmailSent } from '~/features/auth/reset-email-sent.tsx'
import { ResetLink } from '~/features/auth/reset-link.tsx'
import { type MailLink, useMailLink } from '~/features/auth/use-mail-link.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { DoorFrame } from '~/ui/frame/door-frame.tsx'

// Bhupali: S R G P D, with Ga as the brightest point.
const BHUPALI = { swaras: [0, 2, 4, 7, 9], vadi: 4 }

type Stage =
  | { at: 'entry' }
  | { at: 'reset-link'; code: string }
  | { at: 'email-link'; code: string }
  | { at: 'reset-email-sent'; email: string }
  | { at: 'reset-complete' }

/** Sign in, create an account, both halves of a password reset, and the second of a new address. */
export function LoginPage() {
  return (
    <DoorFrame emblem={BHUPALI}>
      <LoginStage />
    </DoorFrame>
  )
}

function LoginStage() {
  const link = useMailLink()
  const code = link?.code ?? null
  const { state } = useLocation()
  const [moved, move] = useState<{ to: Stage; under: string | null }>()
  // A link opened later on the same page begins anew.
  const stage = moved && moved.under === code ? moved.to : firstStage(link)
  const go = (to: Stage) => move({ to, under: code })
  const toEntry = () => go({ at: 'entry' })
  const toSent = (email: string) => go({ at: 'reset-email-sent', email })

  switch (stage.at) {
    case 'entry':
      return <Entry destination={destinationOf(state)} onResetSent={toSent} />
    case 'reset-link':
      return (
        <ResetLink
          key={stage.code}
          code={stage.code}
          onDone={() => go({ at: 'reset-complete' })}
          onResetSent={toSent}
        />
      )
    case 'email-link':
      return <EmailLink key={stage.code} code={stage.code} onSignIn={toEntry} />
    case 'reset-email-sent':
      return <ResetEmailSent email={stage.email} onSignIn={toEntry} />
    case 'reset-complete':
      return <ResetComplete onSignIn={toEntry} />
    default:
      return assertNever(stage)
  }
}

function firstStage(link: MailLink | null): Stage {
  if (!link) return { at: 'entry' }
  return { at: link.opens, code: link.code }
}
