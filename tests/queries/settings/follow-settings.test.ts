import '~tests/support/window/fake-device.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { followSettings } from '~/queries/settings/follow-settings.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
const LONG_AGO = '2020-01-01T00:00:00.000Z'
let stop = () => {}

beforeEach(() => {
  database.reset()
  signInAsAsha()
})
afterEach(() => {
  stop()
  localStorage.clear()
})

const sent = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name === 'choose_setting')
    .map(({ args }) => [args.setting, args.value])

/** A person whose account has these choices. */
const having = (settings: readonly object[]) => {
  database.reply = (name) => (name === 'settings' ? settings : undefined)
}

test('what is chosen here goes to the account once, and what was chosen elsewhere comes here', async () => {
  having([
    { setting: 'week', value: '6', at: LONG_AGO },
    { setting: 'of-a-newer-version', value: 'so', at: LONG_AGO },
    { setting: 'Not a setting', value: 'dark', at: LONG_AGO },
  ])
  stop = followSettings(person.uid)
  await rowsOf(person.uid).pull()
  await vi.waitFor(() => expect(ownSettings.read('week')).toBe('6'))
  ownSettings.choose('theme', 'dark')
  await vi.waitFor(() => expect(sent()).toEqual([['theme', 'dark']]))
  await vi.waitFor(() => expect(ownSettings.unsent(person.uid)).toEqual([]))
  await rowsOf(person.uid).pull()
  expect(ownSettings.read('theme')).toBe('dark')
  expect(sent()).toEqual([['theme', 'dark']])
})

test('what was chosen while nothing followed is sent afterwards', async () => {
  ownSettings.belongTo(person.uid)
  ownSettings.choose('clock', '24')
  stop = followSettings(person.uid)
  await vi.waitFor(() => expect(sent()).toEqual([['clock', '24']]))
})
