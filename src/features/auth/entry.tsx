import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { EntryForm } from '~/features/auth/entry-form.tsx'
import type { EntryMode, EntryValues } from '~/features/auth/entry-validation.ts'
import { SignedOutNotice } from '~/features/auth/signed-out-notice.tsx'
import { useEnter } from '~/features/auth/use-enter.ts'
import { paths } from '~/lib/paths.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

const NOTHING_TYPED: EntryValues = { name: '', email: '', password: '' }

const WORDS = {
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
} as const

type EntryProps = {
  /** The form that is open at first. */
  firstMode: EntryMode
  /** The address of the account to sign in to, where it is known already. */
  email?: string | undefined
  destinationFor: (uid: string) => string
  onResetSent: (email: string) => void
}

/** The way in: sign in, create an account, or ask for a new password. */
export function Entry({ firstMode, email = '', destinationFor, onResetSent }: EntryProps) {
  const [mode, setMode] = useState(firstMode)
  const [values, setValues] = useState({ ...NOTHING_TYPED, email })
  const { isEntering, enter } = useEnter(destinationFor)
  const state = useSignInState()
  const { title, lead, toggle } = WORDS[mode]

  // While the form is signing in, it also opens the account and greets before it moves on.
  if (state.status === 'signed-in' && !isEntering) {
    return <Navigate to={destinationFor(state.person.uid)} replace />
  }

  return (
    <Page title={title} lead={lead} back={{ to: paths.landing(), label: 'Back to Home' }}>
      <Stack gap="wide">
        <SignedOutNotice />
        <Card>
          <EntryForm
            mode={mode}
            values={values}
            onChange={(changes) => setValues((typed) => ({ ...typed, ...changes }))}
            onEnter={enter}
            onResetSent={onResetSent}
          />
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
