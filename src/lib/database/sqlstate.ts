import type { DataErrorKind } from '~/lib/data-error.ts'

/** What PostgreSQL's refusal means, and what to do about it. */
export type StateFault = {
  readonly action: 'retry' | 'refresh-token' | 'give-up'
  readonly kind: DataErrorKind
}

const PASSING_STATES = /^(08...|40001|40P01|53...)$/
// What another user of a shared role can do to a database: end a connection, hold a lock, change
// the role's defaults (25006, 25P03, 25P04, and 58P01 for a missing library).
const DISTURBED_STATES = /^(55P03|57014|57P0[1-5]|25006|25P0[34]|58P01)$/
// A function, a schema or a column that exists only in a newer or an older version.
const OUTDATED_STATES = /^(42883|3F000|42P01|42703)$/

/** Sorts the SQLSTATE of a refusal. */
export function faultOfState(state: string): StateFault {
  if (PASSING_STATES.test(state)) return { action: 'retry', kind: 'offline' }
  if (DISTURBED_STATES.test(state)) return { action: 'retry', kind: 'disturbed' }
  if (OUTDATED_STATES.test(state)) return { action: 'give-up', kind: 'outdated' }
  // Two copies of one write arrived at once; sent again, the second finds the row of the first.
  if (state === '23505') return { action: 'retry', kind: 'invalid' }
  if (state.startsWith('22') || state.startsWith('23'))
    return { action: 'give-up', kind: 'invalid' }
  // A limit that a function or a trigger of the app sets; PostgreSQL's own are 54001 and on.
  if (state === '54000') return { action: 'give-up', kind: 'full' }
  if (state === '42501') return { action: 'give-up', kind: 'forbidden' }
  if (state.startsWith('28')) return { action: 'refresh-token', kind: 'signed-out' }
  return { action: 'give-up', kind: 'unexpected' }
}
