import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { EntryForm } from '~/features/auth/entry-form.tsx'
import type { EntryMode, EntryValues } from '~/features/auth/entry-validation.ts'
import { useEnter } from '~/features/auth/use-enter.ts'
import { useResetEmail } from '~/features/auth/use-reset-email.ts'
import { paths } from '~/lib/paths.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { useToast } from '~/ui/toast.ts'

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
  destination: string
  onResetSent: (email: string) => void
}

/** The way in: sign in, create an account, or ask for a new password. */
export function Entry({ destination, onResetSent }: EntryProps) {
  const [mode, setMode] = useState<EntryMode>('sign-in')
  const [values, setValues] = useState(NOTHING_TYPED)
  const [isEntering, setEntering] = useState(false)
  const state = useSignInState()
  const reset = useResetEmail()
  const { toast } = useToast()
  const enter = useEnter(destination)

  // While the form is signing in, it also greets and opens the account before it moves on.
  if (state.status === 'signed-in' && !isEntering) return <Navigate to={destination} replace />

  const forgot = async () => {
    if (values.email.trim() === '') {
      toast({
        title: 'Email required',
        description: 'Please enter your email address first.',
        tone: 'destructive',
      })
    } else if (await reset.send(values.email)) onResetSent(values.email.trim())
  }

  const words = WORDS[mode]
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={{ to: paths.landing(), label: 'Back to Home' }}
    >
      <Stack gap="wide">
        {state.status === 'signed-out' && state.because && (
          <Notice title="You were signed out">
            {state.because === 'disabled'
              ? 'This account has been disabled. What you recorded is kept.'
              : 'Your sign-in has ended. What you wrote stays on this device. Sign in again to go on.'}
          </Notice>
        )}
        <Card>
          <EntryForm
            mode={mode}
            values={values}
            onChange={(changes) => setValues((typed) => ({ ...typed, ...changes }))}
            onEnter={async (chosen, typed) => {
              setEntering(true)
              await enter(chosen, typed).catch((refusal: unknown) => {
                setEntering(false)
                throw refusal
              })
            }}
          />
        </Card>
        <Stack gap="tight" align="center">
          {mode === 'sign-in' && (
            <Button variant="ghost" busy={reset.isSending} onClick={forgot}>
              Forgot Password?
            </Button>
          )}
          <Button
            variant="ghost"
            onClick={() => setMode(mode === 'sign-in' ? 'create-account' : 'sign-in')}
          >
            {words.toggle}
          </Button>
        </Stack>
      </Stack>
    </Page>
  )
}
