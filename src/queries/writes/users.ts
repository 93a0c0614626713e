import { openAccount } from '~/data/users.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type UserWrites = { 'open-account': unknown }

export const userWrites: WriteDefinitions<UserWrites> = {
  'open-account': {
    call: openAccount,
    row: () => 'account',
    merged: (earlier) => earlier,
  },
}
