import type { Call } from '~/lib/call.ts'

/** Creates the person's row if there is none. */
export function openAccount(): Call {
  return { name: 'open_account', args: {} }
}
