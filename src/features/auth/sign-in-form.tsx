import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldAtFault, identityWords } from '~/features/auth/identity-wording.ts'
import { ForgotPassword } from '~/features/auth/reset-email.tsx'
import { EmailField, focusField, PasswordField } from '~/features/auth/sign-in-fields.tsx'
import {
  checkSignIn,
  ENTRY_FIELDS,
  type EntryErrors,
  type EntryField,
  type EntryValues,
  type SignInMode,
} from '~/features/auth/sign-in-validation.ts'
import { account } from '~/queries/account/account.ts'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'

type EntryFormProps = {
  mode: SignInMode
  values: EntryValues
  onChange: (changes: Partial<EntryValues>) => void
  onEnter: Enter
  onResetSent: (email: string) => void
}

const MODES = {
  'sign-in': { label: 'Sign in', submit: 'Sign In' },
  'create-account': { label: 'Create account', submit: 'Create Account' },
} as const

/**
 * Signs in or creates an account. The parent keeps the typed values, so a change of mode keeps
 * them.
 */
export function SignInForm({ mode, values, onChange, onEnter, onResetSent }: EntryFormProps) {
  const { form, errors, isBusy, showErrors, forgetError, submit } = useSignInForm(
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
  // Load the sign-in service when the person first points at or focuses the form.
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

/** Rejects with an `IdentityError`. */
type Enter = (mode: SignInMode, values: EntryValues) => Promise<void>

/** The errors of the form, and whether it is being sent. */
function useSignInForm(mode: SignInMode, values: EntryValues, onEnter: Enter) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<EntryErrors>({})
  const [isBusy, setBusy] = useState(false)
  const { toast } = useToast()

  const showErrors = (found: EntryErrors) => {
    flushSync(() => setErrors(found))
    const first = ENTRY_FIELDS.find((field) => found[field])
    if (first) focusField(form.current, first)
  }
  const refuse = (refusal: unknown) => {
    const field = fieldAtFault(refusal)
    const words = identityWords(refusal)
    if (field) showErrors({ [field]: words })
    else toast({ title: 'Error', description: words, tone: 'destructive' })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = checkSignIn(mode, values)
    showErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    await onEnter(mode, values).catch(refuse)
    setBusy(false)
  }
  const forgetError = (field: EntryField) => setErrors(({ [field]: _gone, ...rest }) => rest)
  return { form, errors, isBusy, showErrors, forgetError, submit }
}
