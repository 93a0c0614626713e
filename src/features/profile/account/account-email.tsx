import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { emailFault, isSameAddress } from '~/domain/account/account-fields.ts'
import { FormFault } from '~/features/profile/account/form-fault.tsx'
import { changeEmail } from '~/queries/account/change-account.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { emailWords } from '~/ui/feedback/account-field-words.ts'
import { identityFaults } from '~/ui/feedback/identity-words.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'

/**
 * Changes the sign-in address. A verified one changes only when the person opens the link sent to the
 * new one. Open from the beginning for a person who comes to correct theirs.
 */
export function AccountEmail() {
  const person = usePerson()
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(search.get('change') === 'email')
  return (
    <Disclosure
      title="E-mail"
      detail={`${person.email}, ${person.emailVerified ? 'verified' : 'not verified yet'}`}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <EmailForm onCorrected={() => setOpen(false)} />
    </Disclosure>
  )
}

function EmailForm({ onCorrected }: { onCorrected: () => void }) {
  const { form, person, sentTo } = useEmailChange(onCorrected)
  const address = person.email
  return (
    <form {...form.props} aria-label="Change e-mail">
      <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
      <Stack>
        <TextField
          {...form.field('email')}
          label="New e-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={
            person.emailVerified
              ? `A link goes to this address. Nothing changes until you open it: until then you sign in with ${address}.`
              : 'We send a link to this address. Open it, and this is the one you sign in with.'
          }
        />
        <TextField
          {...form.field('password')}
          label="Password for this change"
          type="password"
          autoComplete="current-password"
          required
        />
        <FormFault fault={form.formFault} />
        {sentTo !== null && (
          <Notice title="Check your e-mail">{`A link is on its way to ${sentTo}. It can take a few minutes, and it may lie among the spam; if it does not come at all, that address may have an account already. Once you have used it, you sign in with the new address.`}</Notice>
        )}
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? 'Sending...' : person.emailVerified ? 'Send the link' : 'Correct it'}
        </Button>
      </Stack>
    </form>
  )
}

type Values = { readonly email: string; readonly password: string }

/**
 * The form that requests a link to a new address. It keeps the typed values except the password.
 */
function useEmailChange(onCorrected: () => void) {
  const person = usePerson()
  const { toast } = useToast()
  const [values, setValues] = useState<Values>({ email: '', password: '' })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    values,
    setValues,
    faults: faultsOf(values, person.email),
    send: async () => {
      setSentTo(null)
      try {
        const end = await changeEmail.send(person, values.password, values.email)
        if (end === 'corrected') {
          toast({
            title: 'Your e-mail is corrected',
            description: `Open the link we sent to ${values.email.trim()}.`,
          })
          setValues({ email: '', password: '' })
          onCorrected()
          return undefined
        }
      } catch (error) {
        return identityFaults(error, 'change-email', FIELDS_AT_FAULT)
      }
      toast({ title: 'The link is sent', description: 'Nothing changes until you open it.' })
      setValues((typed) => ({ ...typed, password: '' }))
      setSentTo(values.email.trim())
      return undefined
    },
  })
  return { form, person, sentTo }
}

/** One fault at a time, in the order of the form. */
function faultsOf({ email, password }: Values, address: string): Faults<keyof Values> {
  const fault = emailFault(email)
  if (fault !== undefined) return { email: emailWords(fault) }
  if (isSameAddress(email, address)) return { email: 'This is the address you have now.' }
  return password === '' ? { password: 'Enter your password.' } : {}
}

const FIELDS_AT_FAULT = {
  'wrong-credentials': 'password',
  'email-in-use': 'email',
  'invalid-email': 'email',
} as const
