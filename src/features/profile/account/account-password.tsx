import { useState } from 'react'
import { usePasswordChange } from '~/features/profile/account/use-password-change.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

/** Changes the password of a person who knows the current one. */
export function AccountPassword() {
  const [isOpen, setOpen] = useState(false)
  const { email, current, next, isBusy, errorAt, changeCurrent, changeNext, submit } =
    usePasswordChange(() => setOpen(false))
  return (
    <Disclosure title="Change password" isOpen={isOpen} onToggle={setOpen}>
      <form noValidate aria-label="Change password" onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Stack>
          <TextField
            label="Present password"
            name="current"
            type="password"
            autoComplete="current-password"
            required
            value={current}
            error={errorAt('current')}
            onChange={changeCurrent}
          />
          <TextField
            label="New password"
            name="next"
            type="password"
            autoComplete="new-password"
            required
            hint="At least 6 characters."
            value={next}
            error={errorAt('next')}
            onChange={changeNext}
          />
          {errorAt('form') && <Notice tone="danger">{errorAt('form')}</Notice>}
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Changing...' : 'Set new password'}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}
