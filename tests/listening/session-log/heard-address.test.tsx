import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { todays } from '~tests/support/sound/todays.ts'
import { libraryRows } from '../../features/session/library-rows.ts'
import { openPages } from '../../features/session/open-pages.tsx'
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

test('the record of a sit, in which nothing was played, holds no address', async () => {
  const pages = openPages()
  await pages.go('/dashboard')
  const began = { day: '2026-03-14', minute: 390, at: '2026-03-14T06:30:00.000Z' } as const
  const sit = { id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10', title: 'A sit', minutes: 10 }
  await act(async () =>
    sessionLog.completeSit({ ...sit, began: began as never, endedAt: new Date() }),
  )
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ id: sit.id, raag: null, heard: null })
})
