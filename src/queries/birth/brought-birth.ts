import * as z from 'zod/mini'
import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import { typedShape } from '~/queries/birth/birth-draft.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'

const shape = z.object({ typed: typedShape, isAsked: z.boolean() })

/** A birth that is on its way from an open page into the birth details of an account. */
export type BroughtBirth = {
  readonly typed: BirthTyped
  /** The form asks before it shows the birth, which may be somebody else's. */
  readonly isAsked: boolean
}

/** The one birth that this tab takes along, for the person who is here now; see `broughtAlong`. */
export const broughtBirth = {
  /** Returns whether the tab could keep it. */
  keep: (birth: BroughtBirth): boolean => broughtAlong.keep('birth', birth),
  get: (): BroughtBirth | null => {
    const kept = z.safeParse(shape, broughtAlong.get('birth'))
    return kept.success ? kept.data : null
  },
  drop: (): void => broughtAlong.drop('birth'),
} as const
