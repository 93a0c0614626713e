import { useState } from 'react'
import { FormFault } from '~/features/profile/account/form-fault.tsx'
import { useAccountDeletion } from '~/features/profile/account/use-account-deletion.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Explains what deleting the account removes, with the form for it. */
export function AccountDelete() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <Text>
        Deleting your account takes everything with it: check-ins and sessions, reflections, birth
        details, favourites, rest days, celebrations, japa counts, kept charts, your sign-in, and
        what this device keeps for you, such as drafts and the recordings you heard last.
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
