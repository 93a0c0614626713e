import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  checkEntry,
  ENTRY_FIELDS,
  type EntryErrors,
  type EntryField,
  type EntryMode,
  type EntryValues,
} from '~/features/auth/entry-validation.ts'
import { focusField } from '~/features/auth/focus-field.ts'
import { fieldAtFault, identityWords } from '~/features/auth/identity-wording.ts'
import { useToast } from '~/ui/toast.ts'

/** Rejects with an `IdentityError`. */
export type Enter = (mode: EntryMode, values: EntryValues) => Promise<void>

/** What is wrong in the form, and whether it is being sent. */
export function useEntryForm(mode: EntryMode, values: EntryValues, onEnter: Enter) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<EntryErrors>({})
  const [isBusy, setBusy] = useState(false)
  const { toast } = useToast()

  const showErrors = (found: EntryErrors) => {
    flushSync(() => setErrors(found))
    const first = ENTRY_FIELDS.find((field) => found[field])
    if (first) focusField(form.current, first)
  }
  const refuse = (refusal: unknown) => {
    const field = fieldAtFault(refusal)
    const words = identityWords(refusal)
    if (field) showErrors({ [field]: words })
    else toast({ title: 'Error', description: words, tone: 'destructive' })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = checkEntry(mode, values)
    showErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    await onEnter(mode, values).catch(refuse)
    setBusy(false)
  }
  const forgetError = (field: EntryField) => setErrors(({ [field]: _gone, ...rest }) => rest)
  return { form, errors, isBusy, showErrors, forgetError, submit }
}
