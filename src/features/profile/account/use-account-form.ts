import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** An error, and where it is shown: next to a field, or above the button. */
export type Fault<Place extends string> = { readonly at: Place | 'form'; readonly text: string }

/** A form that is busy while it is sent, and then focuses the field with an error. */
export function useAccountForm<Place extends string>(go: () => Promise<Fault<Place> | undefined>) {
  const [fault, setFault] = useState<Fault<Place>>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const found = await go()
    flushSync(() => {
      setFault(found)
      setBusy(false)
    })
    const field = found && form.elements.namedItem(found.at)
    if (field instanceof HTMLElement) field.focus()
  }
  return {
    isBusy,
    submit,
    forget: () => setFault(undefined),
    errorAt: (place: Place | 'form') => (fault?.at === place ? fault.text : undefined),
  }
}
