import { useState } from 'react'
import { useAccountDeletion } from '~/features/profile/account/use-account-deletion.ts'
import { Button } from '~/ui/controls/button.tsx'
import { Disclosure } from '~/ui/controls/disclosure.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Explains what deleting the account removes, with the form for it. */
export function AccountDelete() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <Text>
        Deleting your account takes everything with it: check-ins and sessions, reflections, birth
        details, favourites, rest days, celebrations, your sign-in, and what this device keeps for
        you, such as drafts, the recordings you heard last and your japa counts.
      </Text>
      <Text>It cannot be undone. If you may want any of it later, export it above first.</Text>
      <Disclosure title="Go on to delete" isOpen={isOpen} onToggle={setOpen}>
        <LeavingForm />
      </Disclosure>
    </Stack>
  )
}

function LeavingForm() {
  const { person, password, typed, fault, isBusy, changePassword, changeTyped, submit } =
    useAccountDeletion()
  const errorAt = (place: 'password' | 'typed') => (fault?.at === place ? fault.text : undefined)
  return (
    <form noValidate aria-label="Delete account" onSubmit={submit}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={person.email}
        readOnly
        hidden
      />
      <Stack>
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={errorAt('password')}
          onChange={changePassword}
        />
        <TextField
          label="Type DELETE to confirm"
          name="typed"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={`Or your address, ${person.email}.`}
          value={typed}
          error={errorAt('typed')}
          onChange={changeTyped}
        />
        {fault?.at === 'form' && (
          <Notice tone="danger" {...(fault.title && { title: fault.title })}>
            {fault.text}
          </Notice>
        )}
        <Button type="submit" variant="danger" busy={isBusy}>
          {isBusy ? 'Deleting...' : 'Delete my account'}
        </Button>
      </Stack>
    </form>
  )
}
