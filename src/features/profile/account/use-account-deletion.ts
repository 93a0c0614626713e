import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import {
  type DeletionFault,
  isConfirmed,
  refusedSignIn,
  UNDELETED_DATA,
  undeletedSignIn,
} from '~/features/profile/account/account-deletion-words.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { paths } from '~/lib/paths.ts'
import { account } from '~/queries/account/account.ts'
import { beginLeaving, type Leaving } from '~/queries/account/delete-account.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { useToast } from '~/ui/feedback/toast.ts'

/**
 * Deletes the account: the rows first, then the sign-in, then the data on the device. After a
 * failure, sending the form again continues at the failed step.
 */
export function useAccountDeletion() {
  const person = usePerson()
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<DeletionFault>()
  const [isBusy, setBusy] = useState(false)
  const leaving = useRef<Leaving>(null)
  const leave = useFarewell()

  const go = async (): Promise<DeletionFault | undefined> => {
    if (password === '') return { at: 'password', text: 'Enter your password.' }
    if (!isConfirmed(typed, person.email)) {
      return { at: 'typed', text: 'Type DELETE, or the address you sign in with.' }
    }
    try {
      leaving.current ??= await beginLeaving(person, password)
    } catch (error) {
      return refusedSignIn(error)
    }
    const way = leaving.current
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
  return {
    person,
    password,
    typed,
    fault,
    isBusy,
    changePassword: (value: string) => {
      leaving.current = null
      setPassword(value)
      setFault(undefined)
    },
    changeTyped: (value: string) => {
      setTyped(value)
      setFault(undefined)
    },
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      setBusy(true)
      const found = await go()
      // Stays busy after a success, until the page changes.
      flushSync(() => {
        setFault(found)
        setBusy(found === undefined)
      })
      const field = found && form.elements.namedItem(found.at)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}

/** Goes to the first page and shows a toast. */
function useFarewell() {
  const navigate = useNavigate()
  const { toast } = useToast()
  const isGone = useRef(false)
  // A sign-out while this page is mounted would redirect to the sign-in page.
  useEffect(
    () => () => {
      if (isGone.current) account.signOut()
    },
    [],
  )
  return (isDeviceCleared: boolean) => {
    isGone.current = true
    toast({
      title: 'Your account is deleted',
      description: isDeviceCleared
        ? 'Nothing of yours is left with Alap. Go well.'
        : 'Nothing of yours is left with Alap. This device would not let its own copy of drafts be cleared: clear the data of this site in the browser.',
    })
    void navigate(paths.landing(), { replace: true })
  }
}
