import { useState } from 'react'
import { useNameChange } from '~/features/profile/account-name-change.ts'
import { Button } from '~/ui/button.tsx'
import { Disclosure } from '~/ui/disclosure.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextField } from '~/ui/text-field.tsx'

/** Another name to be greeted by. */
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
