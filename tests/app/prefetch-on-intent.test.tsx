import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePrefetchOnIntent } from '~/app/page-services.tsx'
import { pageCode } from '~/app/routes/lazy-page.tsx'
import type { RouteRow } from '~/app/routes/routes.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'

const load = vi.fn((_path: string) => Promise.reject(new Error('Offline')))
const prefetch = vi.fn()

const row = (path: string): RouteRow => ({
  path,
  title: path,
  code: pageCode(() => load(path)),
  prefetch,
})

function Page() {
  usePrefetchOnIntent([row('/progress'), row('/journal')])
  return (
    <>
      <a href="/progress?tab=insight">
        <span>Insight</span>
      </a>
      <a href="/journal">This page</a>
      <a href="/journal?entry=7#top">This page, further down</a>
      <a href="https://example.org/progress">Another site</a>
      <a href="/nowhere">Nowhere</a>
      <button type="button">A button</button>
    </>
  )
}

function open() {
  const client = createQueryClient()
  window.history.replaceState(null, '', '/journal')
  const view = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  return { client, ...view }
}

beforeEach(() => {
  load.mockClear()
  prefetch.mockClear()
})

test.each([
  ['hovered', fireEvent.pointerOver],
  ['focused', fireEvent.focusIn],
  ['touched', fireEvent.touchStart],
])('a link that is %s fetches the code and the data of its page', (_how, happen) => {
  const { client } = open()
  happen(screen.getByText('Insight'))
  expect(load.mock.calls).toEqual([['/progress']])
  expect(prefetch.mock.calls).toEqual([[client, '?tab=insight']])
})

test.each(['This page', 'This page, further down', 'Another site', 'Nowhere', 'A button'])(
  'nothing is fetched for "%s"',
  (name) => {
    open()
    fireEvent.pointerOver(screen.getByText(name))
    expect(load).not.toHaveBeenCalled()
    expect(prefetch).not.toHaveBeenCalled()
  },
)

test('nothing is fetched any more when the app is left', () => {
  const { unmount, container } = open()
  unmount()
  document.body.append(container)
  container.innerHTML = '<a href="/progress">Progress</a>'
  fireEvent.pointerOver(screen.getByText('Progress'))
  expect(load).not.toHaveBeenCalled()
  container.remove()
})
