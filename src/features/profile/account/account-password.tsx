import { useState } from 'react'
import { FormFault } from '~/features/profile/account/form-fault.tsx'
import { usePasswordChange } from '~/features/profile/account/use-password-change.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/** Changes the password of a person who knows the current one. */
export function AccountPassword() {
  const [isOpen, setOpen] = useState(false)
  const { form, email } = usePasswordChange(() => setOpen(false))
  return (
    <Disclosure title="Change password" isOpen={isOpen} onToggle={setOpen}>
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
            hint="At least 6 characters."
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
