import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { DataError } from '~/lib/data-error.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { useUnreached } from '~/queries/cache/use-unreached.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { asha } from '~tests/services/fake-firebase.ts'

const READ_AT = Date.parse('2026-03-13T06:00:00Z')
const shown = [asha.uid, 'shown']
const absent = [asha.uid, 'absent']

let isReachable = false

async function read(): Promise<string> {
  if (!isReachable) throw new DataError('malformed', 'Not a reply')
  return 'read'
}

function useReads() {
  const first = useQuery({ queryKey: shown, queryFn: read }).data
  const second = useQuery({ queryKey: absent, queryFn: read }).data
  return { values: [first, second], ...useUnreached() }
}

test('one retry reads again what is shown from the device and what is not there at all', async () => {
  const client = createQueryClient()
  client.setQueryData(shown, 'kept', { updatedAt: READ_AT })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <PersonProvider person={asha}>{children}</PersonProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useReads, { wrapper })
  await waitFor(() => expect(client.getQueryState(absent)?.status).toBe('error'))
  await waitFor(() =>
    expect(result.current.unreached).toEqual({ kind: 'malformed', since: READ_AT }),
  )
  expect(result.current.values).toEqual(['kept', undefined])

  isReachable = true
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.values).toEqual(['read', 'read']))
  expect(result.current.unreached).toBeNull()
})
