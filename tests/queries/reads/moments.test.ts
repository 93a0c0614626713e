import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { useRecordSession } from '~/queries/check-in/mood-writes.ts'
import { moments } from '~/queries/reads/moments.ts'
import { hookOfAsha, person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'

const database = standInDatabase()
const DAY = localDay('2026-03-14')
const HEARD = '/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3'

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

const row = (minute: number, heard: string | null) => [
  'session',
  DAY,
  minute,
  null,
  'Yaman',
  23,
  heard,
]

test('the moments of a day are read with what was heard, if it can be heard again', async () => {
  database.reply = (name) =>
    name === 'moments'
      ? [row(390, HEARD), row(400, '/recordings/nobody-23.mp3'), row(410, null)]
      : undefined
  const { result } = hookOfAsha(() => useQuery(moments(person.uid, DAY)))
  await vi.waitFor(() => expect(result.current.isSuccess).toBe(true), { timeout: 20_000 })
  expect(result.current.data?.map(({ heard }) => heard)).toEqual([HEARD, null, null])
})

test('a session is among the moments of its day with what was heard before the database has it', async () => {
  const { client, result } = hookOfAsha(useRecordSession)
  const shown = () => client.fetchQuery(moments(person.uid, DAY))
  expect(await shown()).toEqual([])
  const reply = held<void>()
  database.ready = reply.promise
  const began = { day: DAY, minute: 390, at: '2026-03-14T06:30:00.000Z' } as never
  const id = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
  await act(async () =>
    result.current.mutate({ id, began, minutes: 23, raga: 'Yaman', heard: HEARD }),
  )
  await vi.waitFor(async () => expect(await shown()).toHaveLength(1), { timeout: 20_000 })
  expect(await shown()).toMatchObject([
    { kind: 'session', minute: 390, raga: 'Yaman', heard: HEARD },
  ])
  await act(async () => reply.resolve())
  await vi.waitFor(() => expect(result.current.isSuccess).toBe(true))
})
