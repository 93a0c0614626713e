import type { WriteDefinitions } from '~/data/write-definition.ts'
import type { Call } from '~/lib/call.ts'

/** Creates the person's row if there is none. */
export function openAccount(): Call {
  return { name: 'open_account', args: {} }
}

export type UserWrites = { 'open-account': unknown }

export const userWrites: WriteDefinitions<UserWrites> = {
  'open-account': {
    call: openAccount,
    row: () => 'account',
    changes: () => [],
    merged: (earlier) => earlier,
  },
}
