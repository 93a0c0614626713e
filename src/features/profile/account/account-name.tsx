import { useState } from 'react'
import { nameFault } from '~/domain/account/account-fields.ts'
import { type Fault, useAccountForm } from '~/features/profile/account/use-account-form.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { changeName } from '~/queries/account/change-account.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'

/** Changes the name used in greetings. */
export function AccountName() {
  const [isOpen, setOpen] = useState(false)
  const { name, errorAt, isBusy, change, submit } = useNameChange(() => setOpen(false))
  return (
    <Disclosure title="Change name" isOpen={isOpen} onToggle={setOpen}>
      <form noValidate aria-label="Change name" onSubmit={submit}>
        <Stack>
          <TextField
            label="Full Name"
            name="name"
            autoComplete="name"
            required
            value={name}
            error={errorAt('name')}
            onChange={change}
          />
          {errorAt('form') && <Notice tone="danger">{errorAt('form')}</Notice>}
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Changing...' : 'Change my name'}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}

/** The form for the name. It keeps the typed text until that is the stored name. */
function useNameChange(onDone: () => void) {
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
