import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldAtFault, identityWords, isExpiredLink } from '~/features/auth/identity-wording.ts'
import { focusField, PasswordField } from '~/features/auth/sign-in-fields.tsx'
import { newPasswordFault } from '~/features/auth/sign-in-validation.ts'
import type { IdentityError } from '~/lib/identity-error.ts'
import { account } from '~/queries/account/account.ts'
import { Button } from '~/ui/controls/button.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'

type NewPasswordFormProps = NewPasswordOutcome & {
  code: string
  /** The address of the account, for password managers. */
  email: string
}

export function NewPasswordForm({ code, email, ...outcome }: NewPasswordFormProps) {
  const { form, password, error, isBusy, change, submit } = useNewPassword(code, outcome)
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
          onChange={change}
        />
        <Button type="submit" size="large" fill busy={isBusy}>
          {isBusy ? 'Processing...' : 'Set New Password'}
        </Button>
      </Stack>
    </form>
  )
}

type NewPasswordOutcome = {
  onDone: () => void
  /** Called if the code expired between its check and its use. */
  onDeadCode: (error: IdentityError) => void
}

/** Sets a new password with the code of a reset link. */
function useNewPassword(code: string, { onDone, onDeadCode }: NewPasswordOutcome) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { toast } = useToast()

  const showError = (words: string) => {
    flushSync(() => setError(words))
    focusField(form.current, 'password')
  }
  const refuse = (refusal: unknown) => {
    if (isExpiredLink(refusal)) onDeadCode(refusal)
    else if (fieldAtFault(refusal)) showError(identityWords(refusal))
    else toast({ title: 'Error', description: identityWords(refusal), tone: 'destructive' })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = newPasswordFault(password)
    if (found) return showError(found)
    setBusy(true)
    await account.completeReset(code, password).then(onDone, refuse)
    setBusy(false)
  }
  const change = (value: string) => {
    setPassword(value)
    setError(undefined)
  }
  return { form, password, error, isBusy, change, submit }
}
