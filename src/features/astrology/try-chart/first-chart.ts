import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import type { SharedBirth } from '~/domain/birth/shared-birth.ts'
import { readChartFragment } from '~/features/astrology/share/chart-link.ts'
import { broughtBirth } from '~/queries/birth/brought-birth.ts'

/** What the page begins with; `count` distinguishes the files opened after it. */
export type FirstChart = {
  readonly count: number
  /** From a link or a file. */
  readonly shared?: SharedBirth
  /** What the person had typed when they left for an account. */
  readonly typed?: BirthTyped
  /** Why the link could not be read. */
  readonly because?: string
  readonly isAskedFor?: boolean
}

/** The chart of a link's fragment, or what the person had typed when they left this very page. */
export function firstChart(hash: string, hasLeft: boolean): FirstChart {
  const read = readChartFragment(hash, Date.now())
  const brought = hasLeft ? broughtBirth.get() : null
  return {
    count: 0,
    ...(read?.status === 'read' && { shared: read.shared }),
    ...(read?.status === 'refused' && { because: read.because }),
    ...(brought && { typed: brought.typed }),
  }
}

/** The state of an entry of the history from which a person left for an account. */
export const LEFT = { isLeft: true } as const

/** Whether a page is come back to after that. Navigation state can be forged. */
export function isLeft(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isLeft') === true
}
