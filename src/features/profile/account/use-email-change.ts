import { useState } from 'react'
import { emailFault, isSameAddress } from '~/domain/account/account-fields.ts'
import { changeEmail } from '~/queries/account/change-account.ts'
import { usePerson } from '~/queries/person.tsx'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { emailWords } from '~/ui/feedback/account-field-words.ts'
import { identityFaults } from '~/ui/feedback/identity-words.ts'
import { useToast } from '~/ui/feedback/toast.ts'

type Values = { readonly email: string; readonly password: string }

/**
 * The form that requests a link to a new address. It keeps the typed values except the password.
 */
export function useEmailChange() {
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
        await changeEmail.send(person, values.password, values.email)
      } catch (error) {
        return identityFaults(error, 'change-email', FIELDS_AT_FAULT)
      }
      toast({ title: 'The link is sent', description: 'Nothing changes until you open it.' })
      setValues((typed) => ({ ...typed, password: '' }))
      setSentTo(values.email.trim())
      return undefined
    },
  })
  return { form, address: person.email, sentTo }
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
