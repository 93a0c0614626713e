import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataError } from '~/lib/data-error.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { useUnreached } from '~/queries/cache/use-unreached.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { restDays } from '~/queries/reads/practice.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
const READ_AT = Date.parse('2026-03-13T06:00:00Z')
const SERVER_STARTS = '57P03'
const absent = [person.uid, 'absent']

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.useFakeTimers({ toFake: ['Date'], now: READ_AT })
  database.reset()
  signInAsAsha()
})

let isReachable = false

async function read(): Promise<string> {
  if (!isReachable) throw new DataError('malformed', 'Not a reply')
  return 'read'
}

function useReads() {
  const first = useQuery(restDays(person.uid)).data
  const second = useQuery({ queryKey: absent, queryFn: read }).data
  return { values: [first, second], ...useUnreached() }
}

test('one retry brings the rows that are shown from the device up to date, and reads what is not there at all', async () => {
  database.reply = (name) => (name === 'rest_days' ? ['2026-03-01'] : undefined)
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <PersonProvider person={person}>{children}</PersonProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useReads, { wrapper })
  await waitFor(() => expect(result.current.values).toEqual([['2026-03-01'], undefined]))
  expect(result.current.unreached).toBeNull()
  vi.setSystemTime(READ_AT + 60_000)
  database.refuseWith = SERVER_STARTS
  await act(() => expect(rowsOf(person.uid).pull()).rejects.toThrow())
  await waitFor(() =>
    expect(result.current.unreached).toEqual({ kind: 'disturbed', since: READ_AT }),
  )

  isReachable = true
  database.refuseWith = null
  database.reply = (name) => (name === 'rest_days' ? ['2026-03-02'] : undefined)
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.values).toEqual([['2026-03-02'], 'read']))
  expect(result.current.unreached).toBeNull()
})
