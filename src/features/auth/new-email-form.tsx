import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emailFault } from '~/domain/email-address.ts'
import { EmailField } from '~/features/auth/email-field.tsx'
import { focusField } from '~/features/auth/focus-field.ts'
import { useResetEmail } from '~/features/auth/use-reset-email.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type NewEmailFormProps = { knownEmail: string; onSent: (email: string) => void }

/** Asks for another reset e-mail, when the link in the last one is of no use any more. */
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
