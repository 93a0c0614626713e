import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { destinationOf } from '~/features/auth/destination.ts'
import { Entry } from '~/features/auth/entry.tsx'
import { ResetComplete } from '~/features/auth/reset-complete.tsx'
import { ResetEmailSent } from '~/features/auth/reset-email-sent.tsx'
import { ResetLink } from '~/features/auth/reset-link.tsx'
import { useResetCode } from '~/features/auth/use-reset-code.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { DoorFrame } from '~/ui/frame/door-frame.tsx'

// Bhupali: S R G P D, with Ga as the brightest point.
const BHUPALI = { swaras: [0, 2, 4, 7, 9], vadi: 4 }

type Stage =
  | { at: 'entry' }
  | { at: 'reset-link'; code: string }
  | { at: 'reset-email-sent'; email: string }
  | { at: 'reset-complete' }

/** Sign in, create an account, and both halves of a password reset. */
export function LoginPage() {
  return (
    <DoorFrame emblem={BHUPALI}>
      <LoginStage />
    </DoorFrame>
  )
}

function LoginStage() {
  const code = useResetCode()
  const { state } = useLocation()
  const [moved, move] = useState<{ to: Stage; under: string | null }>()
  // A link opened later on the same page begins anew.
  const stage = moved && moved.under === code ? moved.to : firstStage(code)
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
    case 'reset-email-sent':
      return <ResetEmailSent email={stage.email} onSignIn={toEntry} />
    case 'reset-complete':
      return <ResetComplete onSignIn={toEntry} />
    default:
      return assertNever(stage)
  }
}

function firstStage(code: string | null): Stage {
  return code === null ? { at: 'entry' } : { at: 'reset-link', code }
}
