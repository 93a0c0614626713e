import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong with a form as a whole, with a title where the words need one. */
export type FormFault = string | { readonly title: string; readonly text: string }

/** What is wrong, in words: at a field, or at the form for what concerns no single field. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>> & {
  readonly form?: FormFault
}

type FormOptions<Values extends object, Field extends string> = {
  readonly values: Values
  readonly setValues: (update: (before: Values) => Values) => void
  /** What is wrong with the values, in the order of the form. */
  readonly faults: Faults<NoInfer<Field>>
  /** Whether the values can be sent; when they have no fault, if it is left out. */
  readonly isReady?: boolean
  /**
   * When faults are shown: from an attempt to send until the field changes; or from leaving the
   * field on, following what is typed; or at once.
   */
  readonly shows?: 'when-sent' | 'when-left' | 'at-once'
  /** Sends the values; it must not reject. Resolves to the faults that were found by sending. */
  readonly send: () => Promise<Faults<NoInfer<Field>> | undefined>
}

type Shown<Field extends string> = {
  readonly wasHeldBack: boolean
  /** The places that were at fault when the form was last sent, and the fields that were left. */
  readonly marked: ReadonlySet<string>
  readonly found: Faults<Field> | null
  /** The places that changed since the form was last sent. */
  readonly changed: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()
const NOTHING = { wasHeldBack: false, marked: NONE, found: null, changed: NONE }

/**
 * A form: which faults are shown, the focus on the first field at fault after a failed attempt, and
 * whether it is being sent. A failure leaves everything typed in place.
 */
export function useForm<Values extends object, Field extends string = keyof Values & string>(
  options: FormOptions<Values, Field>,
) {
  const { values, setValues, faults, shows = 'when-sent', send } = options
  const isReady = options.isReady ?? Object.keys(faults).length === 0
  const element = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<Shown<Field>>(NOTHING)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef<boolean>(false)

  const at = <Place extends Field | 'form'>(place: Place): Faults<Field>[Place] | undefined => {
    const isSame = !shown.changed.has(place)
    const isMarked = shown.marked.has(place)
    const isShown = {
      'when-sent': isMarked && isSame,
      'when-left': isMarked || shown.wasHeldBack,
      'at-once': true,
    }[shows]
    return (isSame ? shown.found?.[place] : undefined) ?? (isShown ? faults[place] : undefined)
  }

  /** Shows faults and moves the focus to the first field with one. */
  const show = (found: Faults<Field> | null, marked = NONE) => {
    flushSync(() => {
      setShown({ wasHeldBack: true, marked, found, changed: NONE })
      setBusy(false)
    })
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  /** Returns whether the form can be sent; if it cannot, shows why. */
  const check = (): boolean => {
    if (!isReady) show(null, new Set(Object.keys(faults)))
    else setShown((before) => (shows === 'when-left' ? { ...before, found: null } : NOTHING))
    return isReady
  }

  const submit = async (): Promise<void> => {
    if (isSending.current || !check()) return
    isSending.current = true
    setBusy(true)
    const found = await send()
    isSending.current = false
    if (found) show(found)
    else setBusy(false)
  }

  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }))
    setShown((before) => {
      const changed = new Set([...before.changed, ...Object.keys(changes), 'form'])
      return { ...before, changed }
    })
  }

  const errorAt = (field: Field): string | undefined => at(field)
  const formFault: FormFault | undefined = at('form')

  return {
    isBusy,
    /** Whether an attempt to send was held back. */
    wasHeldBack: shown.wasHeldBack,
    errorAt,
    formFault,
    change,
    check,
    submit,
    show,
    /** The person leaves a field. */
    leave: (field: Field) =>
      setShown((before) => ({ ...before, marked: new Set([...before.marked, field]) })),
    /** Forgets every attempt. */
    reset: () => setShown(NOTHING),
    element,
    /** For the element of the form. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    /** For a text field. */
    field: <Name extends Field & keyof Values>(name: Name) => ({
      name,
      value: values[name],
      error: errorAt(name),
      onChange: (value: Values[Name]) => change(changeOf(name, value)),
    }),
  }
}

function changeOf<Values extends object, Name extends keyof Values>(
  name: Name,
  value: Values[Name],
): Partial<Values> {
  const changes: Partial<Values> = {}
  changes[name] = value
  return changes
}
