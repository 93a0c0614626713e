import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageCode } from '~/app/routes/lazy-page.tsx'
import { Screen } from '~/app/routes/screen.tsx'
import { firstScreen, firstScreenBegun } from '~/lib/first-screen.ts'

// `act` would render what is deferred in the same step.
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterAll(() => vi.unstubAllGlobals())

const seen: string[] = []

function Part({ name }: { name: string }) {
  useEffect(() => void seen.push(name), [name])
  return null
}

function Page() {
  const isWhole = useDeferredValue<boolean>(true, false)
  return (
    <>
      <Part name="head" />
      {isWhole && <Part name="what is deferred" />}
    </>
  )
}

test('the first screen has begun with the head of a page, and is drawn with what the page defers', async () => {
  void firstScreenBegun.then(() => seen.push('begun'))
  void firstScreen.then(() => seen.push('drawn'))
  const row = { path: '/', title: 'Page', code: pageCode(async () => Page) }
  const root = createRoot(document.createElement('div'))
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Screen row={row}>
          <Page />
        </Screen>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(seen).toEqual(['head', 'begun', 'what is deferred', 'drawn']))
  root.unmount()
})
