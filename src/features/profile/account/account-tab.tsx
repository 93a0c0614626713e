import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { nameFault, passwordFault } from '~/domain/account/account-fields.ts'
import { AccountDelete } from '~/features/profile/account/account-delete.tsx'
import { AccountEmail } from '~/features/profile/account/account-email.tsx'
import { AccountExport } from '~/features/profile/account/account-export.tsx'
import { AccountImport } from '~/features/profile/account/account-import.tsx'
import { AccountSignOut } from '~/features/profile/account/account-sign-out.tsx'
import { AccountVerification } from '~/features/profile/account/account-verification.tsx'
import { FormFault } from '~/features/profile/account/form-fault.tsx'
import { Group } from '~/features/profile/lines/group.tsx'
import { changeName, changePassword } from '~/queries/account/change-account.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'
import { nameWords, PASSWORD_HINT, passwordWords } from '~/ui/feedback/account-field-words.ts'
import { identityFaults } from '~/ui/feedback/identity-words.ts'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import anekLicence from '~/ui/styles/fonts/anek-licence.txt?url'
import eczarLicence from '~/ui/styles/fonts/eczar-licence.txt?url'

/** The signed-in person, sign-out, and the person's data: export, import, delete. */
export function AccountTab() {
  const person = usePerson()
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        <Group title="You">
          <AccountName />
          <AccountEmail />
          {!person.emailVerified && <AccountVerification />}
          <AccountPassword />
        </Group>
        <AccountSignOut />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <AccountExport below={<AccountImport />} />
        <Group title="Delete account">
          <AccountDelete />
        </Group>
      </div>
      <Licences />
    </div>
  )
}

function Licences() {
  const id = useId()
  return (
    <section aria-labelledby={id} style={{ gridColumn: '1 / -1' }}>
      <Stack gap="tight">
        <h2 id={id} className="font-semibold">
          Licences
        </h2>
        <Text size="small" tone="soft">
          Alap stands on the work of others:{' '}
          <a href="/licences/libraries.txt">
            <u>its libraries and their licences</u>
          </a>
          , the{' '}
          <a href="/licences/sources.txt">
            <u>sources of its cities, time zones and sky</u>
          </a>{' '}
          (cities from GeoNames, CC BY 4.0), and two typefaces under the SIL Open Font License,{' '}
          <a href={eczarLicence}>
            <u>Eczar</u>
          </a>{' '}
          and{' '}
          <a href={anekLicence}>
            <u>Anek</u>
          </a>
          .
        </Text>
        <Text size="small" tone="soft">
          What Alap composes is encoded by LAME, free software under the GNU Library General Public
          License:{' '}
          <a href="/licences/lame.txt">
            <u>its notice, source and how to replace it</u>
          </a>
          , and{' '}
          <a href="/licences/lgpl-2.txt">
            <u>the licence</u>
          </a>
          .
        </Text>
      </Stack>
    </section>
  )
}

/** Changes the name used in greetings. */
function AccountName() {
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  const form = useNameChange(() => setOpen(false))
  return (
    <Disclosure title="Name" detail={person.name ?? 'Not given'} isOpen={isOpen} onToggle={setOpen}>
      <form {...form.props} aria-label="Change name">
        <Stack>
          <TextField {...form.field('name')} label="Full Name" autoComplete="name" required />
          <FormFault fault={form.formFault} />
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? 'Changing...' : 'Change my name'}
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
  const [typed, setTyped] = useState<{ readonly name: string } | null>(null)
  const stored = { name: person.name ?? '' }
  const values = typed ?? stored
  const fault = nameFault(values.name)
  return useForm({
    values,
    setValues: (update) => setTyped((before) => update(before ?? stored)),
    faults: fault ? { name: nameWords(fault) } : {},
    send: async () => {
      try {
        await changeName(person, values.name)
      } catch (error) {
        return identityFaults(error, 'change-name', {})
      }
      toast({
        title: 'Your name is changed',
        description: `You are ${values.name.trim()} here from now on.`,
      })
      setTyped(null)
      onDone()
      return undefined
    },
  })
}

/** Changes the password of a person who knows the current one. Password managers open it by its address. */
function AccountPassword() {
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(search.get('change') === 'password')
  const { form, email } = usePasswordChange(() => setOpen(false))
  return (
    <Disclosure title="Password" detail="Change it here" isOpen={isOpen} onToggle={setOpen}>
      <form {...form.props} aria-label="Change password">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Stack>
          <TextField
            {...form.field('current')}
            label="Present password"
            type="password"
            autoComplete="current-password"
            required
          />
          <TextField
            {...form.field('next')}
            label="New password"
            type="password"
            autoComplete="new-password"
            required
            hint={PASSWORD_HINT}
          />
          <FormFault fault={form.formFault} />
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? 'Changing...' : 'Set new password'}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}

type Passwords = { readonly current: string; readonly next: string }

const NO_PASSWORDS: Passwords = { current: '', next: '' }

/** The form that changes the password. */
function usePasswordChange(onDone: () => void) {
  const person = usePerson()
  const { toast } = useToast()
  const [values, setValues] = useState(NO_PASSWORDS)
  const form = useForm({
    values,
    setValues,
    faults: passwordFaults(values),
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
        return identityFaults(error, 'change-password', PASSWORDS_AT_FAULT)
      }
      setValues(NO_PASSWORDS)
      onDone()
      return undefined
    },
  })
  return { form, email: person.email }
}

/** One fault at a time, in the order of the form. */
function passwordFaults({ current, next }: Passwords): Faults<keyof Passwords> {
  if (current === '') return { current: 'Enter the password you have now.' }
  const fault = passwordFault(next)
  return fault ? { next: passwordWords(fault) } : {}
}

const PASSWORDS_AT_FAULT = { 'wrong-credentials': 'current', 'weak-password': 'next' } as const
