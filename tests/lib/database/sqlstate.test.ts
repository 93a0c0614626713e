import { expect, test } from 'vitest'
import { faultOfState } from '~/lib/database/sqlstate.ts'

test.each([
  ['08006', 'retry', 'offline'],
  ['40001', 'retry', 'offline'],
  ['40P01', 'retry', 'offline'],
  ['53300', 'retry', 'offline'],
  ['55P03', 'retry', 'disturbed'],
  ['57014', 'retry', 'disturbed'],
  ['57P03', 'retry', 'disturbed'],
  ['25006', 'retry', 'disturbed'],
  ['25P04', 'retry', 'disturbed'],
  ['58P01', 'retry', 'disturbed'],
  ['42883', 'give-up', 'outdated'],
  ['42P01', 'give-up', 'outdated'],
  ['42703', 'give-up', 'outdated'],
  ['3F000', 'give-up', 'outdated'],
  ['23505', 'retry', 'invalid'],
  ['23514', 'give-up', 'invalid'],
  ['22P02', 'give-up', 'invalid'],
  ['42501', 'give-up', 'forbidden'],
  ['28000', 'refresh-token', 'signed-out'],
  ['XX000', 'give-up', 'unexpected'],
  ['40002', 'give-up', 'unexpected'],
])('the refusal %s means %s, and %s', (state, action, kind) => {
  expect(faultOfState(state)).toEqual({ action, kind })
})
