import { useState } from 'react'
import { ForgotPassword } from '~/features/auth/reset-email.tsx'
import { EmailField, PasswordField } from '~/features/auth/sign-in-fields.tsx'
import {
  checkSignIn,
  type EntryValues,
  FIELDS_AT_FAULT,
  NOTHING_TYPED,
  type SignInMode,
} from '~/features/auth/sign-in-validation.ts'
import { account } from '~/queries/account/account.ts'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { identityFaults } from '~/ui/feedback/identity-words.ts'
import { useFailure } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'

/** Rejects with an `IdentityError`. */
type Enter = (mode: SignInMode, values: EntryValues) => Promise<void>

type SignInFormProps = {
  mode: SignInMode
  /** The address of the account to sign in to, empty if it is not known. */
  email: string
  onEnter: Enter
  onResetSent: (email: string) => void
}

const MODES = {
  'sign-in': { label: 'Sign in', submit: 'Sign In' },
  'create-account': { label: 'Create account', submit: 'Create Account' },
} as const

/** Signs in or creates an account. A change of mode keeps what was typed. */
export function SignInForm({ mode, email, onEnter, onResetSent }: SignInFormProps) {
  const { values, form } = useSignInForm(mode, email, onEnter)
  const isNew = mode === 'create-account'
  // Load the sign-in service when the person first points at or focuses the form.
  const ahead = { onFocus: account.prepare, onPointerEnter: account.prepare }
  return (
    <form {...form.props} {...ahead} aria-label={MODES[mode].label}>
      <Stack>
        {isNew && (
          <TextField {...form.field('name')} label="Full Name" autoComplete="name" required />
        )}
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...(isNew && { hint: 'At least 6 characters.' })}
        />
        <Button type="submit" size="large" fill busy={form.isBusy}>
          {form.isBusy ? 'Processing...' : MODES[mode].submit}
        </Button>
        {!isNew && (
          <ForgotPassword
            email={values.email}
            onFault={(words) => form.show({ email: words })}
            onSent={onResetSent}
          />
        )}
      </Stack>
    </form>
  )
}

function useSignInForm(mode: SignInMode, email: string, onEnter: Enter) {
  const [values, setValues] = useState<EntryValues>({ ...NOTHING_TYPED, email })
  const fail = useFailure()
  const form = useForm({
    values,
    setValues,
    faults: checkSignIn(mode, values),
    send: async () => {
      try {
        await onEnter(mode, values)
        return undefined
      } catch (refusal) {
        const found = identityFaults(refusal, 'sign-in', FIELDS_AT_FAULT)
        if (found.form === undefined) return found
        fail(found.form)
        return undefined
      }
    },
  })
  return { values, form }
}
