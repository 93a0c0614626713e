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
  /** Ready to be computed, or `null`. */
  readonly birth: Birth | null
  readonly sureToMinutes: number | null
  /** Shows what stands in the way and turns to the first such field; answers the birth if nothing does. */
  check(missingMessage: string): Birth | null
  /** The words given to `check`, while a field that has to be filled in is empty. */
  readonly missingMessage: string | null
  change(changes: Partial<BirthTyped>): void
  /** Puts what was there at first back into the fields. */
  startAfresh(): void
  /** The person is through with a field: what is wrong with it may be said. */
  leave(field: BirthField): void
  /** What is wrong with a field, once it may be said. */
  problemOf(field: BirthField): string | undefined
  /** Around the fields. */
  readonly fields: RefObject<HTMLDivElement | null>
}

type Keeping = {
  /** What was typed earlier and never saved. */
  readonly draft: BirthTyped | null
  keep(typed: BirthTyped): void
  /** What is on its way to the database must be what stands in the fields. */
  readonly isLocked: boolean
}

const BEARS_ON_CLOCK = ['date', 'time', 'place', 'chosen', 'byHand', 'timezone'] as const

/** Which of two readings was meant was chosen for one time at one place, and holds for no other. */
function withoutStaleChoice(changes: Partial<BirthTyped>): Partial<BirthTyped> {
  const isStale = BEARS_ON_CLOCK.some((key) => key in changes)
  return isStale ? { which: null, ...changes } : changes
}

/** Birth details being typed; `initial` is what is stored. */
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
