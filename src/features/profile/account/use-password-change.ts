import { useState } from 'react'
import { changePassword } from '~/queries/account/change-account.ts'
import { usePerson } from '~/queries/person.tsx'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { identityFaults } from '~/ui/feedback/identity-words.ts'
import { useToast } from '~/ui/feedback/toast.ts'

type Values = { readonly current: string; readonly next: string }

const NOTHING_TYPED: Values = { current: '', next: '' }

// The minimum of the identity service, which may require more and then reports it.
const SHORTEST = 6

/** The form that changes the password. */
export function usePasswordChange(onDone: () => void) {
  const person = usePerson()
  const { toast } = useToast()
  const [values, setValues] = useState(NOTHING_TYPED)
  const form = useForm({
    values,
    setValues,
    faults: faultsOf(values),
    send: async () => {
      try {
        const isSignedIn = await changePassword(person, values.current, values.next)
        toast({
          title: 'Your password is changed',
          description: isSignedIn
            ? 'Other devices will ask for the new one.'
            : 'This device could not be signed in with it; it will ask for it soon.',
        })
      } catch (error) {
        return identityFaults(error, 'change-password', FIELDS_AT_FAULT)
      }
      setValues(NOTHING_TYPED)
      onDone()
      return undefined
    },
  })
  return { form, email: person.email }
}

/** One fault at a time, in the order of the form. */
function faultsOf({ current, next }: Values): Faults<keyof Values> {
  if (current === '') return { current: 'Enter the password you have now.' }
  return next.length < SHORTEST ? { next: `Use at least ${SHORTEST} characters.` } : {}
}

const FIELDS_AT_FAULT = { 'wrong-credentials': 'current', 'weak-password': 'next' } as const
