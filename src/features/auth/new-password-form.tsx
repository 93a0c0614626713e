import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newPasswordFault } from '~/features/auth/entry-validation.ts'
import { focusField } from '~/features/auth/focus-field.ts'
import { fieldAtFault, identityWords } from '~/features/auth/identity-wording.ts'
import { PasswordField } from '~/features/auth/password-field.tsx'
import { IdentityError } from '~/lib/identity-error.ts'
import { account } from '~/queries/account.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { useToast } from '~/ui/toast.ts'

type NewPasswordFormProps = {
  code: string
  /** Whose password it is, for password managers. */
  email: string
  onDone: () => void
  /** The code ran out between its check and its use. */
  onDeadCode: (error: IdentityError) => void
}

export function NewPasswordForm({ code, email, onDone, onDeadCode }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { toast } = useToast()

  const fault = (words: string) => {
    flushSync(() => setError(words))
    focusField(form.current, 'password')
  }

  const refuse = (refusal: unknown) => {
    if (isDeadCode(refusal)) onDeadCode(refusal)
    else if (fieldAtFault(refusal)) fault(identityWords(refusal))
    else toast({ title: 'Error', description: identityWords(refusal), tone: 'destructive' })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = newPasswordFault(password)
    if (found) return fault(found)
    setBusy(true)
    try {
      await account.completeReset(code, password)
      onDone()
    } catch (refusal) {
      refuse(refusal)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate aria-label="Choose a new password" onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack>
        <PasswordField
          label="New Password"
          hint="At least 6 characters."
          autoComplete="new-password"
          value={password}
          error={error}
          onChange={(value) => {
            setPassword(value)
            setError(undefined)
          }}
        />
        <Button type="submit" size="large" fill busy={isBusy}>
          {isBusy ? 'Processing...' : 'Set New Password'}
        </Button>
      </Stack>
    </form>
  )
}

/** True when only a new e-mail can help. */
export function isDeadCode(error: unknown): error is IdentityError {
  if (!(error instanceof IdentityError)) return false
  return error.kind === 'expired-code' || error.kind === 'invalid-code'
}
