import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { DeviceStrips } from '~/features/outbox/device-strips.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { showToast } from '~/ui/feedback/toast.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

// jsdom has no IndexedDB, like a browser that forbids it.
const database = standInDatabase()
const TITLE = 'This browser keeps nothing here'

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

function open() {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonProvider person={person}>
        <MemoryRouter>
          <DeviceStrips />
          <Toaster />
        </MemoryRouter>
      </PersonProvider>
    </QueryClientProvider>,
  )
}

test('a browser that keeps nothing says so once, when it has the first rows', async () => {
  const { unmount } = open()
  expect(screen.queryByText(TITLE)).toBeNull()
  await rowsOf(person.uid).pull()
  expect(await screen.findByText(TITLE)).toBeDefined()
  act(() => showToast({ title: 'Mood saved' }))

  await rowsOf(person.uid).pull()
  unmount()
  open()
  await rowsOf(person.uid).pull()
  expect(screen.getByText('Mood saved')).toBeDefined()
  expect(screen.queryByText(TITLE)).toBeNull()
})
