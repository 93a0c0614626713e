import { useRef, useState } from 'react'
import type { ExportedFile } from '~/features/profile/account/account-export.tsx'
import { IdentityError } from '~/lib/identity-error.ts'
import { account } from '~/queries/account/account.ts'
import { beginLeaving, type Leaving } from '~/queries/account/delete-account.ts'
import { usePerson } from '~/queries/person.tsx'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { identityFaults, identityWords } from '~/ui/feedback/identity-words.ts'
import { useToast } from '~/ui/feedback/toast.ts'

/** What the person has downloaded on this path, and whether the last attempt goes on or failed. */
export type Download = {
  readonly files: readonly ExportedFile[]
  readonly last: 'pending' | 'failed' | 'ended'
}

type Values = { readonly password: string; readonly typed: string }

/**
 * Deletes the account: the rows first, then the sign-in, then the data on the device. After a
 * failure, sending the form again continues at the failed step.
 */
export function useAccountDeletion(download: Download) {
  const { email } = usePerson()
  const [values, setValues] = useState<Values>({ password: '', typed: '' })
  const { go, isDataDeleted } = useSteps(download)
  const form = useForm({
    values,
    setValues,
    faults: faultsOf(values, email, download),
    send: () => go(values.password),
  })
  return { form, isDataDeleted }
}

/** One fault at a time, in the order of the form. */
function faultsOf({ password, typed }: Values, email: string, { last }: Download): DeletionFaults {
  if (last === 'pending') return UNFINISHED_DOWNLOAD
  if (password === '') return { password: 'Enter your password.' }
  return isConfirmed(typed, email) ? {} : { typed: 'Type DELETE, or the address you sign in with.' }
}

/** The steps of deleting, begun with a password; another password begins again. */
function useSteps({ files }: Download) {
  const person = usePerson()
  const leaving = useRef<{ readonly password: string; readonly way: Leaving } | null>(null)
  const [isDataDeleted, setDataDeleted] = useState(false)
  const leave = useFarewell(files.length > 0)

  const go = async (password: string): Promise<DeletionFaults | undefined> => {
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
      setDataDeleted(true)
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
  return { go, isDataDeleted }
}

/** Signs out, which leads to the first page, and shows a toast. */
function useFarewell(hasCopy: boolean) {
  const { toast } = useToast()
  return (isDeviceCleared: boolean) => {
    const copy = hasCopy ? ' What you took along is in your downloads.' : ''
    toast({
      title: 'Your account is deleted',
      description: isDeviceCleared
        ? `Nothing of yours is left with Alap.${copy} Go well.`
        : 'Nothing of yours is left with Alap. This device would not let its own copy of drafts be cleared: clear the data of this site in the browser.',
    })
    account.signOutDeleted()
  }
}

type DeletionFaults = Faults<'password' | 'typed'>

/** True for the word DELETE and for the person's own address. */
function isConfirmed(typed: string, email: string): boolean {
  const word = typed.trim()
  return word === 'DELETE' || word.toLowerCase() === email.toLowerCase()
}

const UNFINISHED_DOWNLOAD: DeletionFaults = {
  form: {
    title: 'Your download is not complete yet',
    text: 'Nothing has been deleted. Wait until it is in your downloads, then delete.',
  },
}

/** The password was refused; nothing has changed. */
function refusedSignIn(error: unknown): DeletionFaults {
  const found = identityFaults(error, 'begin-deletion', { 'wrong-credentials': 'password' })
  if (found.form === undefined) return found
  return { form: { title: 'Nothing has been deleted', text: found.form } }
}

/** It is unknown whether the rows are deleted; the sign-in is not. */
const UNDELETED_DATA: DeletionFaults = {
  form: {
    title: 'Your data may not be deleted yet',
    text: 'The database did not confirm it. You can still sign in. Try again: doing it twice is harmless.',
  },
}

/** The rows are deleted; the sign-in is not. */
function undeletedSignIn(error: unknown): DeletionFaults {
  return {
    form: {
      title: 'Your data is deleted, your sign-in is not yet',
      text: identityWords(error, 'delete-sign-in'),
    },
  }
}
