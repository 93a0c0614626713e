import { useRef, useState } from 'react'
import {
  type DeletionFaults,
  isConfirmed,
  refusedSignIn,
  UNDELETED_DATA,
  undeletedSignIn,
} from '~/features/profile/account/account-deletion-words.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { account } from '~/queries/account/account.ts'
import { beginLeaving, type Leaving } from '~/queries/account/delete-account.ts'
import { usePerson } from '~/queries/person.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { useToast } from '~/ui/feedback/toast.ts'

type Values = { readonly password: string; readonly typed: string }

/**
 * Deletes the account: the rows first, then the sign-in, then the data on the device. After a
 * failure, sending the form again continues at the failed step.
 */
export function useAccountDeletion() {
  const { email } = usePerson()
  const [values, setValues] = useState<Values>({ password: '', typed: '' })
  const go = useSteps()
  const form = useForm({
    values,
    setValues,
    faults: faultsOf(values, email),
    send: () => go(values.password),
  })
  return { form, email }
}

/** One fault at a time, in the order of the form. */
function faultsOf({ password, typed }: Values, email: string): DeletionFaults {
  if (password === '') return { password: 'Enter your password.' }
  return isConfirmed(typed, email) ? {} : { typed: 'Type DELETE, or the address you sign in with.' }
}

/** The steps of deleting, begun with a password; another password begins again. */
function useSteps() {
  const person = usePerson()
  const leaving = useRef<{ readonly password: string; readonly way: Leaving } | null>(null)
  const leave = useFarewell()

  return async (password: string): Promise<DeletionFaults | undefined> => {
    try {
      if (leaving.current?.password !== password) {
        leaving.current = { password, way: await beginLeaving(person, password) }
      }
    } catch (error) {
      leaving.current = null
      return refusedSignIn(error)
    }
    const { way } = leaving.current
    try {
      await way.deleteData()
    } catch {
      return UNDELETED_DATA
    }
    try {
      await way.deleteSignIn()
    } catch (error) {
      // The next attempt asks for the password again.
      if (error instanceof IdentityError && error.kind !== 'offline') leaving.current = null
      return undeletedSignIn(error)
    }
    leave(await way.clearDevice())
    return undefined
  }
}

/** Signs out, which leads to the first page, and shows a toast. */
function useFarewell() {
  const { toast } = useToast()
  return (isDeviceCleared: boolean) => {
    toast({
      title: 'Your account is deleted',
      description: isDeviceCleared
        ? 'Nothing of yours is left with Alap. Go well.'
        : 'Nothing of yours is left with Alap. This device would not let its own copy of drafts be cleared: clear the data of this site in the browser.',
    })
    account.signOutDeleted()
  }
}
