import { useState } from 'react'
import { emailFault, isSameAddress } from '~/domain/account/account-fields.ts'
import { type Fault, useAccountForm } from '~/features/profile/account/use-account-form.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { changeEmail } from '~/queries/account/change-account.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { useToast } from '~/ui/feedback/toast.ts'

type EmailFault = Fault<'email' | 'password'>

/**
 * The form that requests a link to a new address. It keeps the typed values except the password.
 */
export function useEmailChange() {
  const person = usePerson()
  const { toast } = useToast()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string>()

  const go = async (): Promise<EmailFault | undefined> => {
    setSentTo(undefined)
    const found = emailFault(email)
    if (found) return { at: 'email', text: found }
    if (isSameAddress(email, person.email)) {
      return { at: 'email', text: 'This is the address you have now.' }
    }
    if (password === '') return { at: 'password', text: 'Enter your password.' }
    try {
      await changeEmail.send(person, password, email)
    } catch (error) {
      return faultOf(error)
    }
    toast({ title: 'The link is sent', description: 'Nothing changes until you open it.' })
    setPassword('')
    setSentTo(email.trim())
    return undefined
  }
  const form = useAccountForm(go)
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    form.forget()
  }
  return {
    ...form,
    address: person.email,
    email,
    password,
    sentTo,
    changeEmail: change(setEmail),
    changePassword: change(setPassword),
  }
}

const UNCHANGED = 'Your address is as it was.'

function faultOf(error: unknown): EmailFault {
  switch (error instanceof IdentityError ? error.kind : 'unexpected') {
    case 'wrong-credentials':
      return { at: 'password', text: `This is not your password. ${UNCHANGED}` }
    case 'email-in-use':
      return { at: 'email', text: `There is an account with this address already. ${UNCHANGED}` }
    case 'invalid-email':
      return {
        at: 'email',
        text: `No e-mail can be sent to this address. It looks like name@example.com. ${UNCHANGED}`,
      }
    case 'offline':
      return {
        at: 'form',
        text: `The sign-in service cannot be reached. ${UNCHANGED} Check your connection, then try again.`,
      }
    case 'too-many-requests':
      return {
        at: 'form',
        text: `There were too many attempts, so this is paused to keep the account safe. ${UNCHANGED} Wait a few minutes, then try again.`,
      }
    case 'requires-recent-login':
    case 'session-expired':
      return {
        at: 'form',
        text: `This needs a fresh sign-in. ${UNCHANGED} Sign out and in again, then repeat it.`,
      }
    default:
      return {
        at: 'form',
        text: `That did not work. ${UNCHANGED} Sign out and in again, then try once more.`,
      }
  }
}
