import { expect, test } from 'vitest'
import { secretsIn, settingsIn } from '~dev/app-build/secrets.ts'

test.each([
  ['"postgresql://owner:hunter2@ep-one.neon.tech/db"', 'a database address with a password'],
  ['password="npg_Ab12Cd34"', 'a Neon password'],
  ['-----BEGIN PRIVATE KEY-----', 'a private key'],
  ['key="sk_live_51Habcdefgh"', 'a secret API key'],
])('the text %s is recognised as %s', (text, name) => {
  expect(secretsIn(text)).toEqual([name])
})

test('the texts that a build may hold are not taken for a secret', () => {
  expect(secretsIn('postgresql://authenticated@host/db task_list risk_free AIzaSyD')).toEqual([])
})

test('the settings are found at every place that names them', () => {
  expect(settingsIn('env.VITE_ONE ?? env["VITE_TWO_2"] ?? VITE_ONE')).toEqual([
    'VITE_ONE',
    'VITE_TWO_2',
  ])
})
