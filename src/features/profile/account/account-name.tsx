import { useState } from 'react'
import { nameFault } from '~/domain/account/account-fields.ts'
import { FormFault } from '~/features/profile/account/form-fault.tsx'
import { changeName } from '~/queries/account/change-account.ts'
import { usePerson } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { nameWords } from '~/ui/feedback/account-field-words.ts'
import { identityFaults } from '~/ui/feedback/identity-words.ts'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'

/** Changes the name used in greetings. */
export function AccountName() {
  const [isOpen, setOpen] = useState(false)
  const form = useNameChange(() => setOpen(false))
  return (
    <Disclosure title="Change name" isOpen={isOpen} onToggle={setOpen}>
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
