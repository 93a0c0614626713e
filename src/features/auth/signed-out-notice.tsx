import { useSignInState } from '~/queries/use-sign-in-state.ts'
import { Notice } from '~/ui/notice.tsx'

const REASONS = {
  disabled: 'This account has been disabled. What you recorded is kept.',
  'session-expired':
    'Your sign-in has ended. What you wrote stays on this device. Sign in again to go on.',
} as const

/** Says why the service ended a sign-in; nothing when the person ended it. */
export function SignedOutNotice() {
  const state = useSignInState()
  if (state.status === 'signed-in' || !state.because) return null
  return <Notice title="You were signed out">{REASONS[state.because]}</Notice>
}
