import { useState } from 'react'
import { emailFault } from '~/domain/account/account-fields.ts'
import { EmailField } from '~/features/auth/sign-in-fields.tsx'
import { account } from '~/queries/account/account.ts'
import { Button } from '~/ui/controls/button.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { emailWords } from '~/ui/feedback/account-field-words.ts'
import { identityWords } from '~/ui/feedback/identity-words.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'

type ForgotPasswordProps = {
  email: string
  /** Called if the address is not valid. */
  onFault: (words: string) => void
  onSent: (email: string) => void
}

/** Sends a reset e-mail to the address in the form. */
export function ForgotPassword({ email, onFault, onSent }: ForgotPasswordProps) {
  const { isSending, send } = useResetEmail()
  const fail = useFailure()
  const forgot = async () => {
    const found = emailFault(email)
    if (email.trim() === '') {
      fail('Please enter your email address first.', { title: 'Email required' })
    } else if (found) onFault(emailWords(found))
    else if (await send(email)) onSent(email.trim())
  }
  return (
    <Button variant="ghost" busy={isSending} onClick={forgot}>
      Forgot Password?
    </Button>
  )
}

type NewEmailFormProps = { knownEmail: string; onSent: (email: string) => void }

/** Requests another reset e-mail when the last link can no longer be used. */
export function NewEmailForm({ knownEmail, onSent }: NewEmailFormProps) {
  const [values, setValues] = useState({ email: knownEmail })
  const { send } = useResetEmail()
  const fault = emailFault(values.email)
  const form = useForm({
    values,
    setValues,
    faults: fault ? { email: emailWords(fault) } : {},
    send: async () => {
      if (await send(values.email)) onSent(values.email.trim())
      return undefined
    },
  })
  return (
    <form {...form.props} aria-label="Ask for a new email">
      <Stack>
        <EmailField {...form.field('email')} />
        <Button type="submit" fill busy={form.isBusy}>
          {form.isBusy ? 'Processing...' : 'Send a New Email'}
        </Button>
      </Stack>
    </form>
  )
}

/** Sends the password reset e-mail. Returns whether it was sent. */
export function useResetEmail(): {
  isSending: boolean
  send: (email: string) => Promise<boolean>
} {
  const [isSending, setSending] = useState(false)
  const { toast } = useToast()
  const fail = useFailure()
  const send = async (email: string) => {
    setSending(true)
    try {
      await account.sendPasswordReset(email.trim())
      toast({
        title: 'Password reset sent!',
        description: 'Check your email for the password reset link.',
      })
      return true
    } catch (error) {
      fail(identityWords(error, 'sign-in'), { title: 'Failed to send password reset' })
      return false
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
