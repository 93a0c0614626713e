import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { SignInForm } from '~/features/auth/sign-in-form.tsx'
import type { SignInMode } from '~/features/auth/sign-in-validation.ts'
import { useSignIn } from '~/features/auth/use-sign-in.ts'
import { paths } from '~/lib/paths.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { useSignInState } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { signedOutWords } from '~/ui/feedback/identity-words.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type Words = { readonly title: string; readonly lead: string; readonly toggle: string }

/** What the page says of each mode; its document says the first two before the app has come. */
export const SIGN_IN_WORDS = {
  'sign-in': {
    title: 'Welcome back',
    lead: 'Sign in, and your practice is where you left it.',
    toggle: 'New here? Create an account',
  },
  'create-account': {
    title: 'Begin your practice',
    lead: 'An account keeps your check-ins and reflections, for you alone.',
    toggle: 'Already have an account? Sign in',
  },
} as const satisfies Record<SignInMode, Words>

type SignInProps = {
  /** The mode the form opens in. */
  firstMode: SignInMode
  /** The address of the account to sign in to, if known. */
  email?: string | undefined
  destinationFor: (uid: string) => string
  /** The person came here to take along what they typed on an open page. */
  brings: boolean
  onResetSent: (email: string) => void
}

/** Sign in, create an account, or request a new password. */
export function SignIn(props: SignInProps) {
  const { firstMode, email = '', destinationFor, brings, onResetSent } = props
  const [mode, setMode] = useState(firstMode)
  const { isEntering, enter } = useSignIn(destinationFor, brings)
  const state = useSignInState()
  const { title, lead, toggle } = SIGN_IN_WORDS[mode]

  // While the form signs in, it also creates the account's row and shows a toast before it
  // redirects.
  if (state.status === 'signed-in' && !isEntering) {
    return <Navigate to={destinationFor(state.person.uid)} replace />
  }

  return (
    <Page title={title} lead={lead} back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide">
        <SignedOutNotice />
        {brings && <BroughtAlongNotice />}
        <Card>
          <SignInForm mode={mode} email={email} onEnter={enter} onResetSent={onResetSent} />
        </Card>
        <Button
          variant="ghost"
          onClick={() => setMode(mode === 'sign-in' ? 'create-account' : 'sign-in')}
        >
          {toggle}
        </Button>
      </Stack>
    </Page>
  )
}

/** Does not show what comes along: the person who sits here now may be another. */
function BroughtAlongNotice() {
  const [isThere, setThere] = useState(() => broughtAlong.get() !== undefined)
  if (!isThere) return null
  const leave = () => {
    broughtAlong.drop()
    setThere(false)
  }
  return (
    <Notice
      action={
        <Button variant="quiet" onClick={leave}>
          Leave it behind
        </Button>
      }
    >
      The birth that was typed in this tab goes along into your account, for you to save.
    </Notice>
  )
}

/** The reason why the service ended a sign-in; nothing if the person did. */
function SignedOutNotice() {
  const state = useSignInState()
  if (state.status === 'signed-in' || !state.because || state.because === 'deleted') return null
  return <Notice title="You were signed out">{signedOutWords(state.because)}</Notice>
}
