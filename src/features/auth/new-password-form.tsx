import { useState } from 'react'
import { PasswordField } from '~/features/auth/sign-in-fields.tsx'
import { newPasswordFault } from '~/features/auth/sign-in-validation.ts'
import { isExpiredLink } from '~/lib/identity-error.ts'
import { account } from '~/queries/account/account.ts'
import { Button } from '~/ui/controls/button.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { identityFaults } from '~/ui/feedback/identity-words.ts'
import { useFailure } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'

type NewPasswordFormProps = NewPasswordOutcome & {
  code: string
  /** The address of the account, for password managers. */
  email: string
}

export function NewPasswordForm({ code, email, ...outcome }: NewPasswordFormProps) {
  const form = useNewPassword(code, outcome)
  return (
    <form {...form.props} aria-label="Choose a new password">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack>
        <PasswordField
          {...form.field('password')}
          label="New Password"
          hint="At least 6 characters."
          autoComplete="new-password"
        />
        <Button type="submit" size="large" fill busy={form.isBusy}>
          {form.isBusy ? 'Processing...' : 'Set New Password'}
        </Button>
      </Stack>
    </form>
  )
}

type NewPasswordOutcome = {
  onDone: () => void
  /** Called if the code expired between its check and its use. */
  onDeadCode: (error: unknown) => void
}

/** Sets a new password with the code of a reset link. */
function useNewPassword(code: string, { onDone, onDeadCode }: NewPasswordOutcome) {
  const [values, setValues] = useState({ password: '' })
  const fail = useFailure()
  const fault = newPasswordFault(values.password)

  const refusal = (error: unknown) => {
    const found = identityFaults(error, 'sign-in', { 'weak-password': 'password' })
    if (found.form === undefined) return found
    if (isExpiredLink(error)) onDeadCode(error)
    else fail(found.form)
    return undefined
  }
  return useForm({
    values,
    setValues,
    faults: fault === undefined ? {} : { password: fault },
    send: async () => {
      try {
        await account.completeReset(code, values.password)
      } catch (error) {
        return refusal(error)
      }
      onDone()
      return undefined
    },
  })
}
