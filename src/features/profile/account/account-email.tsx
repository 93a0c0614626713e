import { useState } from 'react'
import { FormFault } from '~/features/profile/account/form-fault.tsx'
import { useEmailChange } from '~/features/profile/account/use-email-change.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/**
 * Changes the sign-in address. It changes only when the person opens the link sent to the new one.
 */
export function AccountEmail() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title="Change e-mail" isOpen={isOpen} onToggle={setOpen}>
      <EmailForm />
    </Disclosure>
  )
}

function EmailForm() {
  const { form, address, sentTo } = useEmailChange()
  return (
    <form {...form.props} aria-label="Change e-mail">
      <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
      <Stack>
        <TextField
          {...form.field('email')}
          label="New e-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={`A link goes to this address. Nothing changes until you open it: until then you sign in with ${address}.`}
        />
        <TextField
          {...form.field('password')}
          label="Password for this change"
          type="password"
          autoComplete="current-password"
          required
        />
        <FormFault fault={form.formFault} />
        {sentTo !== null && (
          <Notice title="Check your e-mail">{`A link is on its way to ${sentTo}. It can take a few minutes, and it may lie among the spam; if it does not come at all, that address may have an account already. Once you have used it, you sign in with the new address.`}</Notice>
        )}
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? 'Sending...' : 'Send the link'}
        </Button>
      </Stack>
    </form>
  )
}
