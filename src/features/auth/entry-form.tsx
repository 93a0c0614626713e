import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmailField } from '~/features/auth/email-field.tsx'
import {
  checkEntry,
  ENTRY_FIELDS,
  type EntryErrors,
  type EntryField,
  type EntryMode,
  type EntryValues,
} from '~/features/auth/entry-validation.ts'
import { focusField } from '~/features/auth/focus-field.ts'
import { fieldAtFault, identityWords } from '~/features/auth/identity-wording.ts'
import { PasswordField } from '~/features/auth/password-field.tsx'
import { account } from '~/queries/account.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { useToast } from '~/ui/toast.ts'

type EntryFormProps = {
  mode: EntryMode
  values: EntryValues
  onChange: (changes: Partial<EntryValues>) => void
  /** Rejects with an `IdentityError`. */
  onEnter: (mode: EntryMode, values: EntryValues) => Promise<void>
}

/** Signs in or creates an account. What is typed lives outside, so that changing the mode keeps it. */
export function EntryForm({ mode, values, onChange, onEnter }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<EntryErrors>({})
  const [isBusy, setBusy] = useState(false)
  const { toast } = useToast()

  const fault = (found: EntryErrors) => {
    flushSync(() => setErrors(found))
    const first = ENTRY_FIELDS.find((field) => found[field])
    if (first) focusField(form.current, first)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = checkEntry(mode, values)
    fault(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await onEnter(mode, values)
    } catch (error) {
      const field = fieldAtFault(error)
      if (field) fault({ [field]: identityWords(error) })
      else toast({ title: 'Error', description: identityWords(error), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  const field = (name: EntryField) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      onChange({ [name]: value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  const isNew = mode === 'create-account'
  return (
    <form
      ref={form}
      noValidate
      aria-label={isNew ? 'Create account' : 'Sign in'}
      onSubmit={submit}
      onFocus={account.prepare}
      onPointerEnter={account.prepare}
    >
      <Stack>
        {isNew && (
          <TextField
            {...field('name')}
            label="Full Name"
            name="name"
            autoComplete="name"
            required
          />
        )}
        <EmailField {...field('email')} />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...(isNew && { hint: 'At least 6 characters.' })}
        />
        <Button type="submit" size="large" fill busy={isBusy}>
          {isBusy ? 'Processing...' : isNew ? 'Create Account' : 'Sign In'}
        </Button>
      </Stack>
    </form>
  )
}
