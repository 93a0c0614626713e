import { useState } from 'react'
import { type Fault, useAccountForm } from '~/features/profile/account/use-account-form.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { changePassword } from '~/queries/account/change-account.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { useToast } from '~/ui/feedback/toast.ts'

type PasswordFault = Fault<'current' | 'next'>

// The minimum of the identity service, which may require more and then reports it.
const SHORTEST = 6

/** The form that changes the password. */
export function usePasswordChange(onDone: () => void) {
  const person = usePerson()
  const { toast } = useToast()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')

  const go = async (): Promise<PasswordFault | undefined> => {
    if (current === '') return { at: 'current', text: 'Enter the password you have now.' }
    if (next.length < SHORTEST) {
      return { at: 'next', text: `Use at least ${SHORTEST} characters.` }
    }
    try {
      const isSignedIn = await changePassword(person, current, next)
      toast({
        title: 'Your password is changed',
        description: isSignedIn
          ? 'Other devices will ask for the new one.'
          : 'This device could not be signed in with it; it will ask for it soon.',
      })
    } catch (error) {
      return faultOf(error)
    }
    setCurrent('')
    setNext('')
    onDone()
    return undefined
  }
  const form = useAccountForm(go)
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    form.forget()
  }
  return {
    ...form,
    email: person.email,
    current,
    next,
    changeCurrent: change(setCurrent),
    changeNext: change(setNext),
  }
}

function faultOf(error: unknown): PasswordFault {
  const kind = error instanceof IdentityError ? error.kind : 'unexpected'
  if (kind === 'wrong-credentials') {
    return { at: 'current', text: 'This is not your password. It is as it was.' }
  }
  if (kind === 'weak-password') {
    return {
      at: 'next',
      text: 'This password is too easy to guess. A few words together are better.',
    }
  }
  const unchanged = 'Your password may be as it was.'
  if (kind === 'offline') {
    return {
      at: 'form',
      text: `The sign-in service cannot be reached. ${unchanged} Check your connection, then try again.`,
    }
  }
  if (kind === 'too-many-requests') {
    return {
      at: 'form',
      text: `There were too many attempts, so this is paused to keep the account safe. ${unchanged} Wait a few minutes, then try again.`,
    }
  }
  return {
    at: 'form',
    text: `That did not work. ${unchanged} Sign out and in again, then try once more.`,
  }
}
