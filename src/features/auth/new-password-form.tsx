import { PasswordField } from '~/features/auth/password-field.tsx'
import { type NewPasswordOutcome, useNewPassword } from '~/features/auth/use-new-password.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type NewPasswordFormProps = NewPasswordOutcome & {
  code: string
  /** Whose password it is, for password managers. */
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
