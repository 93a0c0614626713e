import { useState } from 'react'
import { nameFault } from '~/domain/person-name.ts'
import { type Fault, useAccountForm } from '~/features/profile/account-form.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { changeName } from '~/queries/change-name.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToast } from '~/ui/toast.ts'

/** The form that changes the name. What was typed stays until it is the name. */
export function useNameChange(onDone: () => void) {
  const person = usePerson()
  const { toast } = useToast()
  const [typed, setTyped] = useState<string>()
  const name = typed ?? person.name ?? ''

  const go = async (): Promise<Fault<'name'> | undefined> => {
    const found = nameFault(name)
    if (found) return { at: 'name', text: found }
    try {
      await changeName(person, name)
    } catch (error) {
      return { at: 'form', text: wordsOf(error) }
    }
    toast({
      title: 'Your name is changed',
      description: `You are ${name.trim()} here from now on.`,
    })
    setTyped(undefined)
    onDone()
    return undefined
  }
  const form = useAccountForm(go)
  const change = (value: string) => {
    setTyped(value)
    form.forget()
  }
  return { ...form, name, change }
}

function wordsOf(error: unknown): string {
  const kind = error instanceof IdentityError ? error.kind : 'unexpected'
  const kept = 'Your name may be as it was, and what you typed is still here.'
  if (kind === 'offline') {
    return `The sign-in service cannot be reached. ${kept} Check your connection, then try again.`
  }
  if (kind === 'too-many-requests') {
    return `There were too many attempts, so this is paused to keep the account safe. ${kept} Wait a few minutes, then try again.`
  }
  return `That did not work. ${kept} Sign out and in again, then try once more.`
}
