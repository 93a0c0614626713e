import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { todays } from '~tests/support/sound/todays.ts'
import { libraryRows } from '../../features/session/library-rows.ts'
import { hearItOut } from './hear-it-out.tsx'

const database = standInDatabase()
const COMPOSED = '/recordings/desh-10.mp3?seed=2026-03-14&sa=cs3'

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
})

const sent = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name === 'record_session')
    .map(({ args }) => args)

test.each([
  ['a composed session', COMPOSED, COMPOSED],
  ['a session of the library', '/recordings/desh-10.mp3', todays('/recordings/desh-10.mp3')],
  ['a recording from elsewhere', 'https://elsewhere.example/desh.mp3', null],
  ['a file that nothing here can compose', '/recordings/desh-live.mp3', null],
])(
  'the record of %s, which is at %s, holds what can be heard again: %s',
  async (_what, audioUrl, heard) => {
    await hearItOut({ title: 'Desh', audioUrl, mood: null })
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ heard })
  },
)

test('a session is stored without its address when the code that tells it does not load', async () => {
  const code = '~/domain/improvisation/heard-address.ts'
  vi.doMock(code, () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  await hearItOut({ title: 'Desh', audioUrl: COMPOSED, mood: null })
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ heard: null, minutes: '10' })
  vi.doUnmock(code)
})

test('the record of a sit, whose sound is no improvisation, holds no address', async () => {
  const title = 'Silence'
  await hearItOut({ title, audioUrl: '/recordings/sit-600.mp3?ground=rain', mood: null })
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ raag: null, heard: null })
})
