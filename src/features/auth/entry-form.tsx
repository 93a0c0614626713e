import { EmailField } from '~/features/auth/email-field.tsx'
import type { EntryField, EntryMode, EntryValues } from '~/features/auth/entry-validation.ts'
import { ForgotPassword } from '~/features/auth/forgot-password.tsx'
import { PasswordField } from '~/features/auth/password-field.tsx'
import { type Enter, useEntryForm } from '~/features/auth/use-entry-form.ts'
import { account } from '~/queries/account.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { TextField } from '~/ui/text-field.tsx'

type EntryFormProps = {
  mode: EntryMode
  values: EntryValues
  onChange: (changes: Partial<EntryValues>) => void
  onEnter: Enter
  onResetSent: (email: string) => void
}

const MODES = {
  'sign-in': { label: 'Sign in', submit: 'Sign In' },
  'create-account': { label: 'Create account', submit: 'Create Account' },
} as const

/** Signs in or creates an account. What is typed lives outside, so that changing the mode keeps it. */
export function EntryForm({ mode, values, onChange, onEnter, onResetSent }: EntryFormProps) {
  const { form, errors, isBusy, showErrors, forgetError, submit } = useEntryForm(
    mode,
    values,
    onEnter,
  )
  const field = (name: EntryField) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      onChange({ [name]: value })
      forgetError(name)
    },
  })
  const forgot = (
    <ForgotPassword
      email={values.email}
      onFault={(email) => showErrors({ email })}
      onSent={onResetSent}
    />
  )
  // Turning to the form is the moment to load the sign-in service.
  const ahead = { onFocus: account.prepare, onPointerEnter: account.prepare }
  return (
    <form ref={form} noValidate aria-label={MODES[mode].label} onSubmit={submit} {...ahead}>
      <Stack>
        <Fields isNew={mode === 'create-account'} field={field} />
        <Button type="submit" size="large" fill busy={isBusy}>
          {isBusy ? 'Processing...' : MODES[mode].submit}
        </Button>
        {mode === 'sign-in' && forgot}
      </Stack>
    </form>
  )
}

type FieldWire = { value: string; error: string | undefined; onChange: (value: string) => void }
type FieldsProps = { isNew: boolean; field: (name: EntryField) => FieldWire }

function Fields({ isNew, field }: FieldsProps) {
  return (
    <>
      {isNew && (
        <TextField {...field('name')} label="Full Name" name="name" autoComplete="name" required />
      )}
      <EmailField {...field('email')} />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { hint: 'At least 6 characters.' })}
      />
    </>
  )
}
