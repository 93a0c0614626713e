import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDeadCode } from '~/features/auth/dead-code.ts'
import { newPasswordFault } from '~/features/auth/entry-validation.ts'
import { focusField } from '~/features/auth/focus-field.ts'
import { fieldAtFault, identityWords } from '~/features/auth/identity-wording.ts'
import type { IdentityError } from '~/lib/identity-error.ts'
import { account } from '~/queries/account.ts'
import { useToast } from '~/ui/toast.ts'

export type NewPasswordOutcome = {
  onDone: () => void
  /** The code ran out between its check and its use. */
  onDeadCode: (error: IdentityError) => void
}

/** Sets the password that the code of a reset link may set. */
export function useNewPassword(code: string, { onDone, onDeadCode }: NewPasswordOutcome) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { toast } = useToast()

  const showError = (words: string) => {
    flushSync(() => setError(words))
    focusField(form.current, 'password')
  }
  const refuse = (refusal: unknown) => {
    if (isDeadCode(refusal)) onDeadCode(refusal)
    else if (fieldAtFault(refusal)) showError(identityWords(refusal))
    else toast({ title: 'Error', description: identityWords(refusal), tone: 'destructive' })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = newPasswordFault(password)
    if (found) return showError(found)
    setBusy(true)
    await account.completeReset(code, password).then(onDone, refuse)
    setBusy(false)
  }
  const change = (value: string) => {
    setPassword(value)
    setError(undefined)
  }
  return { form, password, error, isBusy, change, submit }
}
