import { useRef, useState } from 'react'
import { FormFault } from '~/features/profile/account/form-fault.tsx'
import { IdentityError } from '~/lib/identity-error.ts'
import { account } from '~/queries/account/account.ts'
import { beginLeaving, type Leaving } from '~/queries/account/delete-account.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { identityFaults, identityWords } from '~/ui/feedback/identity-words.ts'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Explains what deleting the account removes, with the form for it. */
export function AccountDelete() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <Text>
        Deleting your account takes everything with it: check-ins and sessions, reflections, birth
        details, favourites, rest days, celebrations, japa counts, kept charts, your recordings,
        your sign-in, and what this device keeps for you, such as drafts and the recordings you
        heard last.
      </Text>
      <Text>It cannot be undone. If you may want any of it later, export it above first.</Text>
      <Disclosure title="Delete my account" isOpen={isOpen} onToggle={setOpen}>
        <LeavingForm />
      </Disclosure>
    </Stack>
  )
}

function LeavingForm() {
  const { form, email } = useAccountDeletion()
  return (
    <form {...form.props} aria-label="Delete account">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack>
        <TextField
          {...form.field('password')}
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          {...form.field('typed')}
          label="Type DELETE to confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={`Or your address, ${email}.`}
        />
        <FormFault fault={form.formFault} />
        <Button type="submit" variant="danger" busy={form.isBusy}>
          {form.isBusy ? 'Deleting...' : 'Delete my account'}
        </Button>
      </Stack>
    </form>
  )
}

type Values = { readonly password: string; readonly typed: string }

/**
 * Deletes the account: the rows first, then the sign-in, then the data on the device. After a
 * failure, sending the form again continues at the failed step.
 */
function useAccountDeletion() {
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

type DeletionFaults = Faults<'password' | 'typed'>

/** True for the word DELETE and for the person's own address. */
function isConfirmed(typed: string, email: string): boolean {
  const word = typed.trim()
  return word === 'DELETE' || word.toLowerCase() === email.toLowerCase()
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
