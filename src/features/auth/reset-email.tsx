import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emailFault } from '~/domain/account/account-fields.ts'
import { identityWords } from '~/features/auth/identity-wording.ts'
import { EmailField, focusField } from '~/features/auth/sign-in-fields.tsx'
import { account } from '~/queries/account/account.ts'
import { Button } from '~/ui/controls/button.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
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
  const { toast } = useToast()
  const forgot = async () => {
    const found = emailFault(email)
    if (email.trim() === '') {
      toast({
        title: 'Email required',
        description: 'Please enter your email address first.',
        tone: 'destructive',
      })
    } else if (found) onFault(found)
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
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(knownEmail)
  const [error, setError] = useState<string>()
  const { isSending, send } = useResetEmail()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = emailFault(email)
    flushSync(() => setError(found))
    if (found) focusField(form.current, 'email')
    else if (await send(email)) onSent(email.trim())
  }

  return (
    <form ref={form} noValidate aria-label="Ask for a new email" onSubmit={submit}>
      <Stack>
        <EmailField value={email} error={error} onChange={setEmail} />
        <Button type="submit" fill busy={isSending}>
          {isSending ? 'Processing...' : 'Send a New Email'}
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
      toast({
        title: 'Failed to send password reset',
        description: identityWords(error),
        tone: 'destructive',
      })
      return false
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
