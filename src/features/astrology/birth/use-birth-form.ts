import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Birth } from '~/domain/birth/birth.ts'
import {
  BIRTH_FIELDS,
  type BirthField,
  type BirthTyped,
  type InitialBirth,
  NOTHING_TYPED,
  typedOf,
} from '~/domain/birth/birth-typed.ts'
import {
  type BirthEntryLookedUp,
  useBirthEntry,
} from '~/features/astrology/birth/use-birth-entry.ts'

export type BirthForm = {
  readonly typed: BirthTyped
  readonly entry: BirthEntryLookedUp
  /** The birth when it can be computed, otherwise `null`. */
  readonly birth: Birth | null
  readonly sureToMinutes: number | null
  /** Shows all errors and focuses the first field with one; returns the birth if there are none. */
  check(missingMessage: string): Birth | null
  /** The message given to `check`, while a required field is empty. */
  readonly missingMessage: string | null
  change(changes: Partial<BirthTyped>): void
  /** Resets the fields to their first values. */
  startAfresh(): void
  /** The person leaves a field, so its error may be shown. */
  leave(field: BirthField): void
  /** The error of a field, once it may be shown. */
  problemOf(field: BirthField): string | undefined
  /** The element around the fields. */
  readonly fields: RefObject<HTMLDivElement | null>
}

type Keeping = {
  /** What was typed earlier and not saved. */
  readonly draft: BirthTyped | null
  keep(typed: BirthTyped): void
  /** Locks the fields during a save, so that they show exactly what is being saved. */
  readonly isLocked: boolean
}

const BEARS_ON_CLOCK = ['date', 'time', 'place', 'chosen', 'byHand', 'timezone'] as const

/** The choice between two readings is valid only for the time and place it was made for. */
function withoutStaleChoice(changes: Partial<BirthTyped>): Partial<BirthTyped> {
  const isStale = BEARS_ON_CLOCK.some((key) => key in changes)
  return isStale ? { which: null, ...changes } : changes
}

/** The birth details being typed; `initial` holds the stored ones. */
export function useBirthForm(initial: InitialBirth | null, keeping?: Keeping): BirthForm {
  const first = initial ? typedOf(initial) : NOTHING_TYPED
  const [typed, setTyped] = useState(keeping?.draft ?? first)
  const [left, setLeft] = useState<ReadonlySet<BirthField>>(new Set())
  const [asked, setAsked] = useState<string | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const entry = useBirthEntry(typed, initial)
  const { birth, problems } = entry
  const isMissing = BIRTH_FIELDS.some((field) => problems[field]?.kind === 'missing')

  return {
    typed,
    entry,
    birth,
    sureToMinutes: typed.sureToMinutes,
    fields,
    missingMessage: isMissing ? asked : null,
    check: (missingMessage) => {
      if (birth) return birth
      flushSync(() => {
        setAsked(missingMessage)
        setLeft(new Set(BIRTH_FIELDS))
      })
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return null
    },
    change: (changes) => {
      if (keeping?.isLocked) return
      const next = { ...typed, ...withoutStaleChoice(changes) }
      setTyped(next)
      keeping?.keep(next)
    },
    startAfresh: () => {
      setTyped(first)
      setLeft(new Set())
      setAsked(null)
    },
    leave: (field) => setLeft((before) => new Set(before).add(field)),
    problemOf: (field) => {
      const problem = problems[field]
      if (!problem || !left.has(field)) return undefined
      return problem.kind === 'missing' && asked === null ? undefined : problem.words
    },
  }
}
